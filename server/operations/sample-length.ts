/**
 * The length of a sample as callers are told it: in seconds, down to the hundredth, so that it never lies past
 * the end.
 */
export function wholeHundredths(seconds: number): number {
  // A binary fraction may lie just below the hundredth that it means.
  return Math.floor(Number((seconds * 100).toFixed(6))) / 100;
}
