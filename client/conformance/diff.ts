import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandFailure } from '../command-line/command-failure.ts';
import { ExitCode } from '../command-line/exit-code.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import { inside, listInside, parsed, textInside } from './json.ts';

/** The impact of a change on users of the contract. */
export type Impact = 'breaking' | 'addition' | 'harmless';

/** One change between two contracts. */
export interface Change {
  readonly impact: Impact;
  /** Its location, as a JSON pointer. */
  readonly place: string;
  readonly sentence: string;
}

const MAX_REPORT_BYTES = 2 ** 28;
const execute = promisify(execFile);

/**
 * Lists the changes between two contracts, breaking ones first. Redocly's command line classifies them.
 *
 * @throws CommandFailure if that is not installed, or cannot compare the two
 */
export async function changesBetween(
  old: JsonObject,
  revised: JsonObject,
): Promise<readonly Change[]> {
  const program = await redoclyProgram();
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-diff-'));
  try {
    await writeFile(join(folder, 'old.json'), JSON.stringify(placeless(old)));
    await writeFile(join(folder, 'new.json'), JSON.stringify(placeless(revised)));
    const report = await compared(program, folder);
    return listInside(report, 'changes').map(changeOf).toSorted(byImpact);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A contract without its server URLs, which differ for every deployment. */
function placeless({ servers: _, ...contract }: JsonObject): JsonObject {
  return contract;
}

/** Locates the program through its package's manifest; the package does not export it. */
async function redoclyProgram(): Promise<string> {
  try {
    const entry = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const manifest = parsed(await readFile(entry, 'utf8'));
    return join(dirname(entry), textInside(manifest, 'bin', 'redocly') ?? 'bin/cli.js');
  } catch {
    const message =
      'To compare contracts, @redocly/cli is needed, which is not installed:\n  npm install @redocly/cli';
    throw new CommandFailure(message, ExitCode.mistake);
  }
}

async function compared(program: string, folder: string): Promise<unknown> {
  const options = ['--format', 'json', '--fail-on', 'none', '--output', 'report.json'];
  const environment = { ...QUIET, PATH: '', HOME: folder };
  try {
    await execute(process.execPath, [program, 'diff', 'old.json', 'new.json', ...options], {
      cwd: folder,
      env: environment,
      maxBuffer: MAX_REPORT_BYTES,
    });
    return parsed(await readFile(join(folder, 'report.json'), 'utf8'));
  } catch (error) {
    const reason = isObject(error) ? String(error.stderr ?? error) : String(error);
    throw new CommandFailure(`The contracts cannot be compared: ${reason}`, ExitCode.mistake);
  }
}

/** Disables Redocly's telemetry and update check. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

const IMPACTS: Readonly<Record<string, Impact>> = { major: 'breaking', minor: 'addition' };
const ORDER: readonly Impact[] = ['breaking', 'addition', 'harmless'];

function changeOf(change: unknown): Change {
  const place = textInside(change, 'path') ?? '';
  const impact = IMPACTS[textInside(change, 'impact') ?? ''] ?? 'harmless';
  const sentences = listInside(change, 'verdicts').map((one) => textInside(one, 'message') ?? '');
  const property = textInside(change, 'property');
  const what = [textInside(change, 'typeName'), ...(property === undefined ? [] : [property])];
  const usual = `${what.join(': ')} was ${textInside(change, 'kind')}.`;
  const sentence = sentences.filter((one) => one !== '').join(' ') || usual;
  const [before, after] = [inside(change, 'base', 'value'), inside(change, 'revision', 'value')];
  return { impact, place, sentence: sentence + values(before, after) };
}

/** The old and new value; for long texts, the part around the first difference. */
function values(before: unknown, after: unknown): string {
  const isPlain = [before, after].every((one) => one !== undefined && typeof one !== 'object');
  if (!isPlain) return '';
  const isText = typeof before === 'string' && typeof after === 'string';
  const [old, revised] = isText ? differing(before, after) : [before, after];
  return ` (${JSON.stringify(old)}, now ${JSON.stringify(revised)})`;
}

const CHARACTERS_BEFORE_DIFFERENCE = 24;
const CHARACTERS_SHOWN = 80;

/** Cuts two texts to the part around their first difference. */
function differing(before: string, after: string): readonly [string, string] {
  const letters = Array.from(before);
  const others = Array.from(after);
  const first = letters.findIndex((letter, index) => letter !== others[index]);
  const from = Math.max(0, (first < 0 ? letters.length : first) - CHARACTERS_BEFORE_DIFFERENCE);
  return [cut(letters, from), cut(others, from)];
}

function cut(letters: readonly string[], from: number): string {
  if (letters.length <= CHARACTERS_SHOWN) return letters.join('');
  const to = from + CHARACTERS_SHOWN;
  const shown = letters.slice(from, to).join('');
  return `${from > 0 ? '…' : ''}${shown}${to < letters.length ? '…' : ''}`;
}

function byImpact(one: Change, other: Change): number {
  return ORDER.indexOf(one.impact) - ORDER.indexOf(other.impact);
}

const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking: who uses the contract must change something',
  addition: 'Additions: who uses the contract may go on as before',
  harmless: 'Harmless: nobody will notice',
};

/** Formats changes as sentences. */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The two contracts say the same.\n';
  const parts = ORDER.flatMap((impact) => {
    const list = changes.filter((change) => change.impact === impact);
    if (list.length === 0) return [];
    const lines = list.map(({ sentence, place }) => `  ${sentence}\n    ${readable(place)}`);
    return [`${HEADINGS[impact]} (${list.length})`, ...lines, ''];
  });
  return `${parts.join('\n')}\n`;
}

/** Formats a JSON pointer for reading: `paths › /healthz › get`. */
function readable(pointer: string): string {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' › ');
}
