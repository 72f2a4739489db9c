/** Restrictions on the files of a field. */
export interface Taken {
  /** Media types or extensions, separated by commas, as in HTML's `accept`; empty accepts all. */
  readonly accept: string;
  /** Maximum number of files. */
  readonly maxCount: number;
}

/** The result of adding files. */
export interface Addition {
  readonly files: readonly File[];
  /** Why files were refused, one sentence each. */
  readonly refusals: readonly string[];
}

/** Adds files to the selected ones. If only one is allowed, the last one replaces it. */
export function added(
  files: readonly File[],
  offered: readonly File[],
  { accept, maxCount }: Taken,
): Addition {
  const fitting = offered.filter((file) => fits(file, accept));
  const wrong = offered
    .filter((file) => !fits(file, accept))
    .map(({ name }) => `${name} has an unsupported type. Supported: ${kindsIn(accept)}.`);
  if (fitting.length === 0) return { files, refusals: wrong };
  if (maxCount === 1) return { files: fitting.slice(-1), refusals: wrong };
  const room = Math.max(0, maxCount - files.length);
  const left = fitting.slice(room);
  const full = left.map(
    ({ name }) => `${name} was skipped: at most ${maxCount} files are allowed.`,
  );
  const taken = fitting.slice(0, room);
  return {
    files: taken.length === 0 ? files : [...files, ...taken],
    refusals: [...wrong, ...full],
  };
}

/** Whether a file's type is accepted; if the browser does not know the type, the gateway decides. */
export function fits({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = kindsOf(accept);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (type === '') return true;
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

function kindsOf(accept: string): readonly string[] {
  return accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '');
}

function kindsIn(accept: string): string {
  const names = kindsOf(accept).map((kind) => kind.replace(/^(?:\w+\/|\.)/, '').toUpperCase());
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

/** The list without one file. */
export function removed(files: readonly File[], index: number): readonly File[] {
  return files.toSpliced(index, 1);
}

/** The list with one file moved to another position. */
export function moved(files: readonly File[], from: number, to: number): readonly File[] {
  return files.toSpliced(from, 1).toSpliced(to, 0, ...files.slice(from, from + 1));
}

const KILOBYTE = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** A file size in readable form, such as 1.4 MB. */
export function sizeText(bytes: number): string {
  const power = bytes < KILOBYTE ? 0 : Math.floor(Math.log(bytes) / Math.log(KILOBYTE));
  const step = Math.min(power, UNITS.length - 1);
  const value = bytes / KILOBYTE ** step;
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${UNITS[step]}`;
}
