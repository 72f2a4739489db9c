import { unmatchedPrices } from '../operations/unmatched-prices.ts';
import { type Finding, warning } from './finding.ts';

const ADVICE = 'Correct the name in prices.rules, or its operations or models.';

/** Checks for prices that no request can ever be charged by. */
export function checkPrices(rules: Parameters<typeof unmatchedPrices>[0]): readonly Finding[] {
  return unmatchedPrices(rules).map((says) => warning('prices', says, ADVICE));
}
