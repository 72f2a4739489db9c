/** Parses comma-separated values (RFC 4180) into the cells of each line. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Parses comma-separated values into records, with field names from the first line. */
export function recordsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...lines] = cellsOf(text);
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}
