import type { JsonObject } from '../../foundation/json-object.ts';
import type { UnsupportedEffort } from '../port/outcome.ts';
import { levelsIn } from '../text/efforts.ts';

/** The names of the effort parameter in the interfaces, as refusals give them. */
const PARAMETERS: ReadonlySet<unknown> = new Set(['reasoning_effort', 'reasoning.effort']);

/** Messages for a model that does not support efforts, or a server that does not know the parameter. */
const NO_EFFORT =
  /^(?:unsupported parameter|unrecognized request argument supplied|unknown parameter): '?reasoning[_.]effort\b/i;

/** Messages for a model that supports efforts, but not the requested one. */
const NO_LEVEL = /^(?:unsupported|invalid) value: /i;
const NO_LEVEL_OF_EFFORT = /^(?:unsupported|invalid) value: 'reasoning[_.]effort'/i;

/** Messages that may be about the effort, or about something that is combined with it in this request. */
const EFFORT = /\breasoning[_.]effort\b/;
const UNSUPPORTED = /\b(?:unsupported|not supported|unrecognized|unknown)\b/i;

/**
 * Reads from a refusal what the model does not support of the requested effort. Callers choose names within a request,
 * and a refusal may quote them, so only a message that begins with the effort is taken as a statement about the model.
 */
export function readUnsupportedEffort(
  message: string | undefined,
  { code, param }: JsonObject = {},
): UnsupportedEffort | undefined {
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
