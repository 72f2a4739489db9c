/** A number of things in a sentence: `1 second`, `2 seconds`. Amounts of units are text. */
export function counted(count: number | string, what: string): string {
  return `${count} ${what}${Number(count) === 1 ? '' : 's'}`;
}
