/** The name that the server is to know a statement by on each connection, or `undefined` where it is to know none. */
export type NameOf = (text: string) => string | undefined;

/** What the server keeps of a statement takes some ten kilobytes, for each connection. */
const NAMES_UP_TO = 60;
/** What is asked again and again has its name soon; what is asked by hand has none. */
const NAMED_AT_USE = 10;
/** Texts whose uses are counted. */
const COUNTED_UP_TO = 500;
/** Begins, ends and the like are no work to plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** All columns of a table, whichever it has. */
const ALL_COLUMNS = /(?:\b(?:select|returning)\s+|,\s*)(?:[\w"]+\.)?\*/i;
/** Several statements in one text cannot have a name. */
const SEVERAL = /;\s*\S/;
/** Texts within a statement, and what stands between innermost parentheses. */
const TEXTS = /'(?:[^']|'')*'/g;
const INNERMOST = /\([^()]*\)/g;

/**
 * Names statements that come again and again, so that the server parses and plans them once for each connection
 * (PostgreSQL's manual, section 54.2.3). One that answers with all columns of a table has no name: once another
 * process has given the table a column, the server would refuse it under the old one.
 */
export function nameStatements(): NameOf {
  const names = new Map<string, string | undefined>();
  const uses = new Map<string, number>();
  return (text) => {
    if (names.has(text)) return names.get(text);
    if (names.size >= NAMES_UP_TO) return undefined;
    const use = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (use >= NAMED_AT_USE)
      names.set(text, canBeNamed(text) ? `patchbay-${names.size}` : undefined);
    else uses.set(text, use);
    for (const oldest of uses.keys()) {
      if (uses.size <= COUNTED_UP_TO) break;
      uses.delete(oldest);
    }
    return names.get(text);
  };
}

/** What a statement answers with stands outside all parentheses; what it reads inside them is its own affair. */
function canBeNamed(text: string): boolean {
  if (!PLANNED.test(text)) return false;
  let outside = text.replaceAll(TEXTS, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replaceAll(INNERMOST, '');
  }
  return !ALL_COLUMNS.test(outside) && !SEVERAL.test(outside);
}
