/** Longer than any model's videos. */
const MAX_SECONDS = 86_400;

/** The length of a video as an upstream reports it; `undefined` if it is not plausible. */
export function videoSeconds(reported: unknown): number | undefined {
  const isPlausible = typeof reported === 'number' && reported > 0 && reported <= MAX_SECONDS;
  return isPlausible ? reported : undefined;
}
