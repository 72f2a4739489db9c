import type { JsonObject } from '../../foundation/json-object.ts';
import type { JsonDocument } from '../http/json-document.ts';
import type { HttpAnswer } from '../http/upstream-http.ts';
import type { UpstreamOutcome } from '../port/outcome.ts';
import type { TextInterface, WholeTextAnswer } from '../port/text.ts';
import { completeAnswer as completeCompletion } from './chat/answer-completion.ts';
import { chunksOf, wholeCompletion } from './chat/whole-completion.ts';
import type { AnswerDefaults } from './completing.ts';
import { completeAnswer as completeMessage } from './messages/answer-completion.ts';
import { eventsOfMessage, wholeMessage } from './messages/whole-message.ts';
import { completeAnswer as completeResponse } from './responses/answer-completion.ts';
import { eventsOfResponse } from './responses/whole-as-events.ts';
import { wholeResponse } from './responses/whole-response.ts';

/** How an upstream's whole answers are read, and written as the events of a stream. */
export interface WholeForm {
  /** Reads the answer in a document; an error there, or an answer without content, is a failure of the call. */
  read(document: JsonDocument): UpstreamOutcome<WholeTextAnswer>;
  asEvents(body: JsonObject): Iterable<string>;
}

/** How whole answers are read, and completed where an upstream omits something. */
export interface WholeParts extends AnswerDefaults {
  readonly interface: TextInterface;
  /** Classifies a refusal, given the status that it would have had. */
  readonly judge: HttpAnswer['judge'];
}

/** The form of an upstream's whole answers. */
export function wholeForm({ interface: spoken, judge, ...defaults }: WholeParts): WholeForm {
  const { check, complete, asEvents } = FORMS[spoken];
  return {
    asEvents,
    read(document) {
      const answer = check(document, judge);
      if (!answer.ok) return answer;
      const body = complete(answer.value, defaults);
      // An answer that is not changed keeps its original JSON text.
      const written = body === answer.value ? { text: document.text } : {};
      return { ok: true, value: { kind: 'whole', body, ...written } };
    },
  };
}

interface Form extends Pick<WholeForm, 'asEvents'> {
  check(document: JsonDocument, judge: HttpAnswer['judge']): UpstreamOutcome<JsonObject>;
  /** Returns the same object if nothing changes. */
  complete(body: JsonObject, defaults: AnswerDefaults): JsonObject;
}

const FORMS: Readonly<Record<TextInterface, Form>> = {
  messages: { check: wholeMessage, complete: completeMessage, asEvents: eventsOfMessage },
  'chat-completions': { check: wholeCompletion, complete: completeCompletion, asEvents: chunksOf },
  responses: { check: wholeResponse, complete: completeResponse, asEvents: eventsOfResponse },
};
