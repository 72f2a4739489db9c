/**
 * Parses a `Retry-After` header: seconds, or a date (RFC 9110, section 10.2.3).
 *
 * @returns whole seconds, never negative; `undefined` if the header is missing or invalid
 */
export function readRetryAfter(
  header: string | readonly string[] | undefined,
  now: Date,
): number | undefined {
  const text = [header].flat()[0]?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Math.ceil(Number(text));
  const date = Date.parse(text);
  if (!/[a-z]/i.test(text) || Number.isNaN(date)) return undefined;
  return Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}
