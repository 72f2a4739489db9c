/** A count with its noun in singular or plural: `1 key`, `2 keys`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
