import { parseObject } from '../foundation/json-object.ts';
import { moderated, type Problem } from '../foundation/problems.ts';

/**
 * Serializes a refusal by moderation to be stored under an idempotency key, in place of the identifier of an answer.
 */
export function writeRefusal({ message, parameter, quota }: Problem): string {
  return JSON.stringify({ message, parameter, quota });
}

/** Parses what is stored under a key; `undefined` where it is not a refusal. */
export function readRefusal(kept: string): Problem | undefined {
  const refusal = parseObject(kept);
  if (refusal === undefined) return undefined;
  const { message, parameter, quota } = refusal;
  const problem = moderated(String(message), String(parameter));
  return typeof quota === 'string' ? { ...problem, quota } : problem;
}
