import { readFileSync } from 'node:fs';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { SettingsError } from './settings-error.ts';

/** The parsed content of a settings file. */
export interface SettingsRead {
  /** The content, not yet validated. */
  readonly said: unknown;
  /** The location of a setting in the file, or of its nearest parent, such as `patchbay.yaml, line 3`. */
  originOf(path: readonly string[]): string;
}

/** A missing file counts as an empty one. */
export function nothingRead(file: string): SettingsRead {
  return { said: {}, originOf: () => file };
}

/**
 * Parses a settings file in YAML.
 *
 * @param file - its name in messages
 * @throws SettingsError if the YAML is invalid
 */
export function readSettingsText(text: string, file: string): SettingsRead {
  const lineCounter = new LineCounter();
  // The parser's pretty errors quote the line, which may contain secrets.
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    const { line, col } = lineCounter.linePos(mistake.pos[0]);
    const says = repeatedKey(mistake, document, lineCounter) ?? mistake.message;
    throw new SettingsError(`${file}, line ${line}, column ${col}: ${says}`);
  }
  return {
    said: document.toJS() ?? {},
    originOf(path) {
      const offset = offsetOf(path, document.contents);
      return offset === undefined ? file : `${file}, line ${lineCounter.linePos(offset).line}`;
    },
  };
}

/** A sentence about a key that a map has twice; `undefined` if the mistake is another. */
function repeatedKey(
  { code, pos: [offset] }: YAMLError,
  document: Document,
  lineCounter: LineCounter,
): string | undefined {
  if (code !== 'DUPLICATE_KEY') return undefined;
  let said: string | undefined;
  visit(document, {
    Map(_key, { items }) {
      const repeated = items.find(({ key }) => isScalar(key) && key.range?.[0] === offset);
      const first = items.find((one) => keyOf(one) === keyOf(repeated));
      if (repeated === undefined || !isScalar(first?.key)) return undefined;
      const { line } = lineCounter.linePos(first.key.range?.[0] ?? 0);
      said = `${keyOf(repeated)} is already set in line ${line}.`;
      return visit.BREAK;
    },
  });
  return said;
}

function keyOf(pair: Pair | undefined): string | undefined {
  return isScalar(pair?.key) ? String(pair.key.value) : undefined;
}

/** The offset, in characters, of the deepest existing node on the path to a setting. */
function offsetOf(path: readonly string[], contents: Node | null): number | undefined {
  let offset: number | undefined;
  let holder: unknown = contents;
  for (const key of path) {
    const step = stepTo(key, holder);
    if (step === undefined) break;
    offset = step.begin.range?.[0] ?? offset;
    holder = step.value;
  }
  return offset;
}

/** A member of a map or list: the node that it begins with, and its value. */
function stepTo(key: string, holder: unknown): { begin: Node; value: unknown } | undefined {
  if (isSeq(holder)) {
    const value = holder.items[Number(key)];
    return isNode(value) ? { begin: value, value } : undefined;
  }
  if (!isMap(holder)) return undefined;
  const pair = holder.items.find((one) => keyOf(one) === key);
  if (pair === undefined || !isNode(pair.key)) return undefined;
  return { begin: pair.key, value: isAlias(pair.value) ? undefined : pair.value };
}

/**
 * Reads a file that contains settings or is referenced by them.
 *
 * @throws SettingsError if it cannot be read
 */
export function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${file} cannot be read: ${detail}`, { cause: error });
  }
}
