/**
 * Whether the header `Prefer` asks for something (RFC 7240, section 2).
 *
 * @param header - what it says; `undefined` where it was not sent
 */
export function prefers(preference: string, header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((text) => text.split(';')[0]?.trim().toLowerCase() === preference);
}
