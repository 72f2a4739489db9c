import { readFileSync } from 'node:fs';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
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
    throw new SettingsError(`${file}: line ${line}, column ${col}: ${mistake.message}`);
  }
  return {
    said: document.toJS() ?? {},
    originOf(path) {
      const offset = offsetOf(path, document.contents);
      return offset === undefined ? file : `${file}, line ${lineCounter.linePos(offset).line}`;
    },
  };
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
  const pair = holder.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
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
