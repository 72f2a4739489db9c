/** A sample's length in seconds as callers get it: rounded down to hundredths, so that it never lies past the end. */
export function wholeHundredths(seconds: number): number {
  // A binary fraction may lie slightly below the hundredth that it represents.
  return Math.floor(Number((seconds * 100).toFixed(6))) / 100;
}
