/**
 * Remembers the last few results of an expensive function, so that the files of one job are rendered once.
 * A failure is not remembered.
 */
export function remembering<T>(
  count: number,
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const recent = new Map<string, Promise<T>>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    recent.set(key, made);
    made.catch(() => recent.delete(key));
    const [oldest] = recent.keys();
    if (recent.size > count && oldest !== undefined) recent.delete(oldest);
    return made;
  };
}
