/** A table row, keyed by column heading. */
export type TableRow = Readonly<Record<string, string>>;

const BETWEEN = '  ';

/** Formats rows as columns under headings. Control characters in them are escaped. */
export function writeTable(headings: readonly string[], rows: readonly TableRow[]): string {
  const lines = [
    headings.map((heading) => heading.toUpperCase()),
    ...rows.map((row) => headings.map((heading) => printable(row[heading] ?? ''))),
  ];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => lengthOf(line[column] ?? ''))),
  );
  const written = lines.map((line) =>
    line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))),
  );
  return written.map((cells) => `${cells.join(BETWEEN).trimEnd()}\n`).join('');
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Escapes control characters, such as `\u{1b}`. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Escapes control characters except line ends and tabs. */
export function printableProse(text: string): string {
  return text.replace(/[^\n\t]+/g, printable);
}
