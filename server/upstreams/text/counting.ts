import { isObject, type JsonObject } from '../../foundation/json-object.ts';
import {
  type CountedTokens,
  type CountingUpstream,
  failed,
  lacksAddress,
  type TranslatedInterface,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port.ts';
import type { RequestOptions } from './dialect.ts';
import { type LessEffort, withLessEffort } from './less-effort.ts';
import { translateFailure, translateRequest } from './translation.ts';

/**
 * A request of the responses interface as an upstream that speaks it counts it. Nothing is answered that could be kept,
 * and the interface refuses here whatever is about answers alone.
 */
export function countedResponse(
  request: JsonObject,
  options: RequestOptions = {},
): UpstreamOutcome<JsonObject> {
  const completed = translateRequest(request, { from: 'responses', to: 'responses', ...options });
  if (!completed.ok) return completed;
  const { store: _, ...value } = completed.value;
  return { ok: true, value };
}

/** What can count for the responses interface just now. */
interface ResponseCountings {
  /** Counts for the interface itself. */
  readonly own?: CountingUpstream | undefined;
  /** Counts for the messages interface, which such requests are translated into where nothing else counts them. */
  readonly messages: CountingUpstream | undefined;
}

/** Counts for the responses interface, in the words of another one where need be. */
export function responseCounting({
  own,
  messages,
}: ResponseCountings): CountingUpstream | undefined {
  if (messages === undefined) return own;
  const translated = translatedCounting(messages, 'messages');
  if (own === undefined) return translated;
  return {
    async count(request, context) {
      const counted = await own.count(request, context);
      const isLacking = !counted.ok && lacksAddress(counted.failure);
      return isLacking ? translated.count(request, context) : counted;
    },
  };
}

/** Counts for the responses interface in the words of another one, which is counted for. */
export function translatedCounting(
  counting: CountingUpstream,
  spoken: TranslatedInterface,
): CountingUpstream {
  return {
    async count({ body }, context) {
      const asked = translateRequest(body, { from: 'responses', to: spoken, ...UNANSWERED });
      if (!asked.ok) return asked;
      const { max_tokens: _, ...request } = asked.value;
      const counted = await counting.count({ body: request }, context);
      if (counted.ok) return { ok: true, value: asResponseCount(counted.value) };
      const less = lessEffort(body, counted.failure);
      if (less !== undefined) return this.count({ body: less.body }, context);
      return failed(translateFailure(counted.failure, { from: spoken, to: 'responses' }));
    },
  };
}

/** As for an answer, an effort that the model does not have is lowered. */
function lessEffort(body: JsonObject, failure: UpstreamFailure): LessEffort | undefined {
  if (failure.kind !== 'refused' || failure.lacksEffort === undefined) return undefined;
  return withLessEffort({ interface: 'responses', body }, failure.lacksEffort);
}

/** Messages have a limit of tokens; a count, which is asked for without it, has no answer to limit. */
const UNANSWERED = { maxTokens: 1 } as const;

function asResponseCount({ body, isEstimate }: CountedTokens): CountedTokens {
  const { input_tokens } = isObject(body) ? body : {};
  const estimate = isEstimate === undefined ? {} : { isEstimate };
  return { body: { object: 'response.input_tokens', input_tokens }, ...estimate };
}
