import { fieldsIn, type JsonObject } from '../../foundation/json-object.ts';
import { failed, isMissingEndpoint, type UpstreamOutcome } from '../port/outcome.ts';
import type {
  CountedTokens,
  CountingUpstream,
  EffortMemory,
  TranslatedInterface,
} from '../port/text.ts';
import type { RequestOptions } from './dialect.ts';
import { withLessEffort } from './less-effort.ts';
import { translateFailure, translateRequest } from './translation.ts';

/**
 * Prepares a token-count request of the responses interface for an upstream that speaks it. `store` is removed, because
 * a count stores nothing, and the counting endpoint refuses parameters that concern answers only.
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

/** The upstreams that can currently count tokens for the responses interface. */
interface ResponseCountings {
  /** Counts for the responses interface directly. */
  readonly own?: CountingUpstream | undefined;
  /** Counts for the messages interface; the fallback, with translated requests. */
  readonly messages: CountingUpstream | undefined;
  /** The known unsupported reasoning efforts of the models that it counts for. */
  readonly unsupportedEfforts?: EffortMemory;
}

/** Counts for the responses interface, translating into the messages interface if necessary. */
export function responseCounting({
  own,
  messages,
  unsupportedEfforts,
}: ResponseCountings): CountingUpstream | undefined {
  if (messages === undefined) return own;
  const translated = translatedCounting(messages, { spoken: 'messages', unsupportedEfforts });
  if (own === undefined) return translated;
  return {
    async count(request, context) {
      const counted = await own.count(request, context);
      const isLacking = !counted.ok && isMissingEndpoint(counted.failure);
      return isLacking ? translated.count(request, context) : counted;
    },
  };
}

/** The interface to translate into, and the known unsupported efforts of the models. */
interface TranslatedParts {
  readonly spoken: TranslatedInterface;
  readonly unsupportedEfforts?: EffortMemory | undefined;
}

/**
 * Counts for the responses interface by translating into the interface of `counting`. As with answers, an effort that
 * the model lacks is lowered.
 */
export function translatedCounting(
  counting: CountingUpstream,
  { spoken, unsupportedEfforts }: TranslatedParts,
): CountingUpstream {
  return {
    async count({ body }, context) {
      const request = { interface: 'responses', body } as const;
      const { model } = context;
      const parts = { request, model, unsupportedEfforts };
      const counted = await withLessEffort<CountedTokens>(parts, async (wish) => {
        const options = { ...UNANSWERED, wish };
        const asked = translateRequest(body, { from: 'responses', to: spoken, ...options });
        if (!asked.ok) return asked;
        const { max_tokens: _, ...translated } = asked.value;
        const outcome = await counting.count({ body: translated }, context);
        if (outcome.ok) return { ok: true, value: asResponseCount(outcome.value) };
        return failed(translateFailure(outcome.failure, { from: spoken, to: 'responses' }));
      });
      return counted.ok ? { ok: true, value: counted.value.value } : counted;
    },
  };
}

/** The messages interface requires a token limit. A count has no answer to limit; the value is removed again. */
const UNANSWERED = { maxTokens: 1 } as const;

function asResponseCount({ body, isEstimate }: CountedTokens): CountedTokens {
  const { input_tokens } = fieldsIn(body);
  const estimate = isEstimate === undefined ? {} : { isEstimate };
  return { body: { object: 'response.input_tokens', input_tokens }, ...estimate };
}
