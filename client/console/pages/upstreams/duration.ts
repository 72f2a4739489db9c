const SECOND = 1000;
const ONE_DECIMAL_UP_TO = 10 * SECOND;

/** A response time, with few enough digits to read at a glance. */
export function spoken(milliseconds: number): string {
  if (milliseconds < SECOND) return `${Math.round(milliseconds)} ms`;
  const digits = milliseconds < ONE_DECIMAL_UP_TO ? 1 : 0;
  return `${(milliseconds / SECOND).toFixed(digits)} s`;
}
