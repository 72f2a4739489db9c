/** Returns the prepared-statement name for a text, the same on each connection; `undefined` if it is not prepared. */
export type NameOf = (text: string) => string | undefined;

/** Maximum number of named statements; each takes about 10 kB on the server for each connection. */
const MAX_NAMES = 60;
/** A statement is named at this use; statements caused by people hardly repeat so often. */
const NAMED_AT_USE = 10;
/** Maximum number of texts whose uses are counted. */
const MAX_COUNTED = 500;
/** Only these need planning. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Matches `*` in the columns of a result. */
const ALL_COLUMNS = /(?:\b(?:select|returning)\s+|,\s*)(?:[\w"]+\.)?\*/i;
/** Several statements in one text cannot be prepared. */
const SEVERAL = /;\s*\S/;
/** String literals, and innermost parentheses. */
const TEXTS = /'(?:[^']|'')*'/g;
const INNERMOST = /\([^()]*\)/g;

/**
 * Names repeated statements, so that the server parses and plans them once for each connection (PostgreSQL's manual,
 * section 54.2.3). A statement that returns all columns of a table is not named: once another process has added a
 * column, the server would reject it under the old name.
 */
export function nameStatements(): NameOf {
  const names = new Map<string, string | undefined>();
  const uses = new Map<string, number>();
  return (text) => {
    if (names.has(text)) return names.get(text);
    if (names.size >= MAX_NAMES) return undefined;
    const use = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (use >= NAMED_AT_USE)
      names.set(text, canBeNamed(text) ? `patchbay-${names.size}` : undefined);
    else uses.set(text, use);
    for (const oldest of uses.keys()) {
      if (uses.size <= MAX_COUNTED) break;
      uses.delete(oldest);
    }
    return names.get(text);
  };
}

/** Looks for `*` only outside parentheses, as only the columns of the result matter. */
function canBeNamed(text: string): boolean {
  if (!PLANNED.test(text)) return false;
  let outside = text.replaceAll(TEXTS, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replaceAll(INNERMOST, '');
  }
  return !ALL_COLUMNS.test(outside) && !SEVERAL.test(outside);
}
