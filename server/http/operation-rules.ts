import type { Operation, OperationRule } from '../../generated/shapes.ts';
import { typeNameOf } from '../../openapi/validation/wording.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { ruleRefused } from '../foundation/problems.ts';

/** What rules are checked on: a valid body, and the preferences of the caller (RFC 7240). */
export interface StatedInput {
  readonly body: JsonObject;
  /** What the header `Prefer` says. */
  readonly preferences: string | undefined;
}

/** Checks the rules of an operation that no schema can state, as far as the request alone tells. */
export function checkStatedRules({ rules }: Operation, input: StatedInput): Outcome<undefined> {
  for (const rule of rules) {
    const finding = findingOf(rule, input);
    if (finding !== undefined) return failed(ruleRefused(rule, finding));
  }
  return done(undefined);
}

/** What a request lacks to keep a rule, or has too much, as the second half of a sentence. */
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

/** What keeps a list from being of one type, and of no more elements than it may have. */
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
