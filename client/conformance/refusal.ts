import type { Answer } from './answer.ts';
import { ANY_PARAMETER, type ExpectedViolation } from './expected-violations.ts';
import type { Breach } from './finding.ts';
import { type ListedViolation, shown, violationsOf } from './verdict.ts';

/**
 * Checks the violations that an error response lists.
 *
 * @param expected - the violations that it must list, and no others if `isComplete`
 */
export function violationBreaches(
  answer: Answer,
  expected: readonly ExpectedViolation[],
  { isComplete }: { readonly isComplete: boolean },
): readonly Breach[] {
  const listed = violationsOf(answer);
  const missing = expected.filter((one) => !listed.some((violation) => fits(violation, one)));
  const beside = listed.filter((violation) => !expected.some((one) => fits(violation, one)));
  const breaches = missing
    .slice(0, 1)
    .map((one) => ({ expected: `a violation ${described(one)}`, found: listedText(answer) }));
  return breaches.length > 0 || !isComplete || beside.length === 0
    ? breaches
    : [{ expected: `only ${expected.map(described).join('; ')}`, found: listedText(answer) }];
}

function fits(violation: ListedViolation, expected: ExpectedViolation): boolean {
  return (
    violation.rule === expected.rule &&
    (expected.parameter === ANY_PARAMETER || violation.parameter === expected.parameter) &&
    sentenceFits(violation, expected)
  );
}

/** A sentence with parts that the contract leaves open is compared only up to them. */
function sentenceFits({ message }: ListedViolation, { sentence, parameter }: ExpectedViolation) {
  if (parameter !== ANY_PARAMETER) return message.startsWith(sentence);
  const [before = ''] = sentence.split(ANY_PARAMETER);
  return message.startsWith(before);
}

function described({ parameter, rule, sentence }: ExpectedViolation): string {
  const of = parameter === ANY_PARAMETER ? '' : ` of ${parameter}`;
  return `${rule}${of}${sentence === '' ? '' : `, '${sentence}…'`}`;
}

function listedText(answer: Answer): string {
  const listed = violationsOf(answer);
  if (listed.length === 0) return shown(answer);
  return listed
    .map(({ rule, parameter, message }) => `${rule} of ${parameter}, '${message}'`)
    .join('; ');
}
