/** Formats a count with its noun: `1 second`, `2 seconds`. `count` may be text, for amounts of units. */
export function counted(count: number | string, what: string): string {
  return `${count} ${what}${Number(count) === 1 ? '' : 's'}`;
}
