/**
 * Whether the header `Prefer` contains a preference (RFC 7240, section 2).
 *
 * @param header - its value; `undefined` if it was not sent
 */
export function prefers(preference: string, header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((text) => text.split(';')[0]?.trim().toLowerCase() === preference);
}
