/** The name of a statement on each connection; `undefined` where it gets none. */
export type NameOf = (text: string) => string | undefined;

/** How many statements get names; each takes the server some ten kilobytes for each connection. */
const NAMES_UP_TO = 60;
/** The use at which a statement gets its name; statements of people hardly repeat so often. */
const NAMED_AT_USE = 10;
/** How many texts have their uses counted. */
const COUNTED_UP_TO = 500;
/** Only these need planning. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** All columns of a table, whichever it has. */
const ALL_COLUMNS = /(?:\b(?:select|returning)\s+|,\s*)(?:[\w"]+\.)?\*/i;
/** Several statements in one text cannot have a name. */
const SEVERAL = /;\s*\S/;
/** String literals, and innermost parentheses. */
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

/** Looks for `*` outside of parentheses only: only the columns of the result matter. */
function canBeNamed(text: string): boolean {
  if (!PLANNED.test(text)) return false;
  let outside = text.replaceAll(TEXTS, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replaceAll(INNERMOST, '');
  }
  return !ALL_COLUMNS.test(outside) && !SEVERAL.test(outside);
}
