import type { JsonObject } from '../../foundation/json-object.ts';
import type { JsonDocument } from '../http/json-document.ts';
import type { HttpAnswer } from '../http/upstream-http.ts';
import type { UpstreamOutcome } from '../port/outcome.ts';
import type { TextInterface, WholeTextAnswer } from '../port/text.ts';
import { chunksOf, wholeCompletion } from './chat/whole-completion.ts';
import { eventsOfMessage, wholeMessage } from './messages/whole-message.ts';
import { eventsOfResponse } from './responses/whole-as-events.ts';
import { wholeResponse } from './responses/whole-response.ts';

/** How an upstream's whole answers are read, and written as the events of a stream. */
export interface WholeForm {
  /** Reads the answer in a document; an error there, or an answer without content, is a failure of the call. */
  read(document: JsonDocument): UpstreamOutcome<WholeTextAnswer>;
  asEvents(body: JsonObject): Iterable<string>;
}

/** How whole answers are read. */
export interface WholeParts {
  readonly interface: TextInterface;
  /** Classifies a refusal, given the status that it would have had. */
  readonly judge: HttpAnswer['judge'];
  /** Adds what the upstream omits; returns the same object if nothing changes. */
  readonly complete?: (body: JsonObject) => JsonObject;
}

/** The form of an upstream's whole answers. */
export function wholeForm({
  interface: spoken,
  judge,
  complete = (body) => body,
}: WholeParts): WholeForm {
  const { check, asEvents } = FORMS[spoken];
  return {
    asEvents,
    read(document) {
      const answer = check(document, judge);
      if (!answer.ok) return answer;
      const body = complete(answer.value);
      // An answer that is not changed keeps its original JSON text.
      const written = body === answer.value ? { text: document.text } : {};
      return { ok: true, value: { kind: 'whole', body, ...written } };
    },
  };
}

interface Form extends Pick<WholeForm, 'asEvents'> {
  check(document: JsonDocument, judge: HttpAnswer['judge']): UpstreamOutcome<JsonObject>;
}

const FORMS: Readonly<Record<TextInterface, Form>> = {
  messages: { check: wholeMessage, asEvents: eventsOfMessage },
  'chat-completions': { check: wholeCompletion, asEvents: chunksOf },
  responses: { check: wholeResponse, asEvents: eventsOfResponse },
};
