import type { Operation, OperationRule } from '../../generated/shapes.ts';
import { typeNameOf } from '../../openapi/validation/wording.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { ruleRefused } from '../foundation/problems.ts';

/** The input that rules are checked against: a valid body, and the preferences of the caller (RFC 7240). */
export interface StatedInput {
  readonly body: JsonObject;
  /** The value of the header `Prefer`. */
  readonly preferences: string | undefined;
}

/** Checks the operation's rules that a schema cannot express, as far as the request alone allows. */
export function checkStatedRules({ rules }: Operation, input: StatedInput): Outcome<undefined> {
  for (const rule of rules) {
    const finding = findingOf(rule, input);
    if (finding !== undefined) return failed(ruleRefused(rule, finding));
  }
  return done(undefined);
}

/** How a request violates a rule, as the second half of a sentence; `undefined` if it complies. */
function findingOf(
  { parameter, needs, excludes, exceeds, alike }: OperationRule,
  { body, preferences }: StatedInput,
): string | undefined {
  const value = body[parameter];
  if (value === undefined) return undefined;
  if (needs !== undefined) {
    return prefers(needs.preference, preferences) ? undefined : needs.otherwise;
  }
  if (excludes !== undefined) {
    const isExcluded = value !== false && prefers(excludes.preference, preferences);
    return isExcluded ? excludes.otherwise : undefined;
  }
  if (alike !== undefined) return Array.isArray(value) ? unlikeIn(value, alike) : undefined;
  const least = exceeds === undefined ? undefined : body[exceeds];
  if (typeof value !== 'number' || typeof least !== 'number' || value > least) return undefined;
  return `they are ${value} and ${least}`;
}

/**
 * How a list violates the rule `alike`, because its elements differ in type or are too many; `undefined` if it
 * complies.
 */
function unlikeIn(
  list: readonly unknown[],
  { upTo }: NonNullable<OperationRule['alike']>,
): string | undefined {
  const type = typeNameOf(list[0]);
  const other = list.find((element) => typeNameOf(element) !== type);
  if (other !== undefined) return `it has ${type} and ${typeNameOf(other)}`;
  const isTooLong = typeof list[0] !== 'number' && list.length > upTo;
  return isTooLong ? `it has ${list.length}` : undefined;
}
