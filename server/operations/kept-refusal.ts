import { parseObject } from '../foundation/json-object.ts';
import { moderated, type Problem } from '../foundation/problems.ts';

/** Writes a refusal by moderation as it is kept under an idempotency key, where an answer is kept as an identifier. */
export function writeRefusal({ message, parameter }: Problem): string {
  return JSON.stringify({ message, parameter });
}

/** Reads what is kept under a key; `undefined` where that is no refusal. */
export function readRefusal(kept: string): Problem | undefined {
  const refusal = parseObject(kept);
  if (refusal === undefined) return undefined;
  return moderated(String(refusal.message), String(refusal.parameter));
}
