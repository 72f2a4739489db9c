import type { JsonObject } from '../../foundation/json-object.ts';
import type { LackingEffort } from '../port/outcome.ts';
import { levelsIn } from '../text/efforts.ts';

/** What the interfaces call the effort, as a refusal names it that is about it. */
const PARAMETERS: ReadonlySet<unknown> = new Set(['reasoning_effort', 'reasoning.effort']);

/** How it says that a model has no efforts, or that nobody knows them. */
const NO_EFFORT =
  /^(?:unsupported parameter|unrecognized request argument supplied|unknown parameter): '?reasoning[_.]effort\b/i;

/** How it says that a model has efforts, and not that one. */
const NO_LEVEL = /^(?:unsupported|invalid) value: /i;
const NO_LEVEL_OF_EFFORT = /^(?:unsupported|invalid) value: 'reasoning[_.]effort'/i;

/** What may be about the effort, and may be about whatever goes with it in this request. */
const EFFORT = /\breasoning[_.]effort\b/;
const UNSUPPORTED = /\b(?:unsupported|not supported|unrecognized|unknown)\b/i;

/**
 * Reads what a model lacks of the effort that it was asked for. Callers choose names within a request, and a refusal may
 * repeat them: only a sentence that begins with the effort tells of the model.
 */
export function readLackedEffort(
  message: string | undefined,
  { code, param }: JsonObject = {},
): LackingEffort | undefined {
  if (message === undefined) return undefined;
  if (NO_EFFORT.test(message)) return { kind: 'any' };
  const isNamed = PARAMETERS.has(param);
  const isOfLevel = code === 'unsupported_value' || NO_LEVEL.test(message);
  if (NO_LEVEL_OF_EFFORT.test(message) || (isNamed && isOfLevel)) {
    return { kind: 'level', levels: levelsIn(message) };
  }
  const isUnsupported = (isNamed || EFFORT.test(message)) && UNSUPPORTED.test(message);
  return isUnsupported ? { kind: 'any', isOfRequest: true } : undefined;
}
