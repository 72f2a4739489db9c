/** What a record is not about, it does not say. */
export function told<Name extends string, T>(
  name: Name,
  value: T | null,
): { readonly [Key in Name]?: T } {
  return value === null || value === '' ? {} : ({ [name]: value } as { [Key in Name]: T });
}
