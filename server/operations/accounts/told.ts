/** A field to spread into a record; omitted where the value is `null` or empty. */
export function told<Name extends string, T>(
  name: Name,
  value: T | null,
): { readonly [Key in Name]?: T } {
  return value === null || value === '' ? {} : ({ [name]: value } as { [Key in Name]: T });
}
