import { fieldsIn, type JsonObject } from '../../foundation/json-object.ts';
import { failed, lacksAddress, type UpstreamOutcome } from '../port/outcome.ts';
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
  /** What is known of the efforts of the models that it counts for. */
  readonly lackedEfforts?: EffortMemory;
}

/** Counts for the responses interface, in the words of another one where need be. */
export function responseCounting({
  own,
  messages,
  lackedEfforts,
}: ResponseCountings): CountingUpstream | undefined {
  if (messages === undefined) return own;
  const translated = translatedCounting(messages, { spoken: 'messages', lackedEfforts });
  if (own === undefined) return translated;
  return {
    async count(request, context) {
      const counted = await own.count(request, context);
      const isLacking = !counted.ok && lacksAddress(counted.failure);
      return isLacking ? translated.count(request, context) : counted;
    },
  };
}

/** In whose words it is counted, and what is known of the efforts of the models. */
interface TranslatedParts {
  readonly spoken: TranslatedInterface;
  readonly lackedEfforts?: EffortMemory | undefined;
}

/**
 * Counts for the responses interface in the words of another one, which is counted for. As for an answer, an effort that
 * the model does not have is lowered.
 */
export function translatedCounting(
  counting: CountingUpstream,
  { spoken, lackedEfforts }: TranslatedParts,
): CountingUpstream {
  return {
    async count({ body }, context) {
      const request = { interface: 'responses', body } as const;
      const { model } = context;
      const parts = { request, model, lackedEfforts };
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

/** Messages have a limit of tokens; a count, which is asked for without it, has no answer to limit. */
const UNANSWERED = { maxTokens: 1 } as const;

function asResponseCount({ body, isEstimate }: CountedTokens): CountedTokens {
  const { input_tokens } = fieldsIn(body);
  const estimate = isEstimate === undefined ? {} : { isEstimate };
  return { body: { object: 'response.input_tokens', input_tokens }, ...estimate };
}
