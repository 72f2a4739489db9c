/** The dependency fields of a manifest. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages whose install scripts are allowed (`true`), or known and blocked (`false`). */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** An entry of npm's lock file (version 3), by its path in `node_modules`. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** The content of the page about dependencies. */
export interface Explained {
  /** Packages installed with this one, because the built code imports them. */
  readonly beside: readonly string[];
  /** Runtime packages that are bundled into the built code. */
  readonly inside: readonly string[];
  /** Packages used only for building and testing. */
  readonly making: readonly string[];
  readonly licences: readonly string[];
  /** Known advisories that do not apply here. */
  readonly advisories: readonly string[];
}

const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const ADVISORY = /GHSA(-[23456789cfghjmpqrvwx]{4}){3}/g;
/** Separators in a package's licence expression; all of the licences, or one of them, must be accepted. */
const BETWEEN_LICENCES = /[()]|\s+(?:AND|OR|and|or)\s+/;

/** Parses the page: the first column of its tables, in code marks, each table under its own heading. */
export function explainedIn(page: string): Explained {
  const sections = page.split(/^## /m);
  const under = (heading: string) => sections.find((text) => text.startsWith(heading)) ?? '';
  return {
    beside: firstCells(under('Runtime')),
    inside: firstCells(under('Bundled')),
    making: firstCells(under('Development')),
    licences: firstCells(under('Accepted licences')),
    advisories: under('Known advisories').match(ADVISORY) ?? [],
  };
}

function firstCells(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => cell ?? []);
  return cells.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')));
}

/**
 * Reports direct dependencies without an exact version or without a line in the right table, and lines without a
 * dependency.
 */
export function unexplained(
  { dependencies, devDependencies }: Manifest,
  { beside, inside, making }: Explained,
): string[] {
  return [
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} ${version} is no exact version.`),
    ...unlike(Object.keys(dependencies), beside, 'dependency'),
    ...unlike(Object.keys(devDependencies), [...inside, ...making], 'development dependency'),
  ];
}

function unlike(names: readonly string[], lines: readonly string[], kind: string): string[] {
  return [
    ...names.filter((name) => !lines.includes(name)).map((name) => `Why is ${name} a ${kind}?`),
    ...lines
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has a line and is no ${kind}.`),
  ];
}

/**
 * Reports differences between the packages that the page lists as bundled and those that are. Bundled packages that the
 * manifest does not name are dependencies of those it names, and are ignored.
 *
 * @param bundled the packages whose code is in the build
 */
export function misplaced(
  bundled: readonly string[],
  { inside }: Explained,
  { devDependencies }: Manifest,
): string[] {
  return [
    ...bundled
      .filter((name) => Object.hasOwn(devDependencies, name) && !inside.includes(name))
      .map((name) => `${name} is inside what is built, and the page does not say so.`),
    ...inside
      .filter((name) => !bundled.includes(name))
      .map((name) => `${name} is not inside what is built, though the page says so.`),
  ];
}

/** All runtime packages with their versions: installed and bundled ones. */
export function running(
  { dependencies, devDependencies }: Manifest,
  { inside }: Explained,
): Record<string, string> {
  const bundled = Object.entries(devDependencies).filter(([name]) => inside.includes(name));
  return { ...dependencies, ...Object.fromEntries(bundled) };
}

/**
 * Reports unsafe entries of a lock file: missing checksums, registry hosts, and install scripts that are not allowed.
 */
export function unlocked(
  locked: ReadonlyMap<string, LockedPackage>,
  { allowScripts }: Pick<Manifest, 'allowScripts'>,
): string[] {
  return [...locked].flatMap(([place, entry]) => [
    ...(entry.integrity === undefined ? [`${place} has no checksum.`] : []),
    ...(entry.resolved === undefined ? [] : [`${place} names a host.`]),
    ...(entry.hasInstallScript === true && allowScripts[nameAt(place)] === undefined
      ? [`${place} has an install script, and allowScripts does not speak of it.`]
      : []),
  ]);
}

/** Groups packages by licence. */
export function byLicence(
  locked: ReadonlyMap<string, LockedPackage>,
  licenceBeside: (place: string) => string | undefined,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [place, { license = licenceBeside(place) ?? 'none named' }] of locked) {
    found.set(license, [...(found.get(license) ?? []), nameAt(place)]);
  }
  return new Map([...found].toSorted(([, one], [, other]) => other.length - one.length));
}

/** Reports licences that the page does not accept, with the packages that have them. */
export function unaccepted(
  licences: ReadonlyMap<string, readonly string[]>,
  { licences: accepted }: Explained,
): string[] {
  return [...licences]
    .filter(([licence]) => !isAccepted(licence, accepted))
    .map(([licence, names]) => `${licence}, of ${names.join(', ')}, is not accepted.`);
}

function isAccepted(licence: string, accepted: readonly string[]): boolean {
  if (accepted.includes(licence)) return true;
  const parts = licence.split(BETWEEN_LICENCES).filter((part) => part !== '');
  const isChoice = /\sOR\s/.test(licence);
  const isPartAccepted = (part: string) => accepted.includes(part);
  return parts.length > 1 && (isChoice ? parts.some(isPartAccepted) : parts.every(isPartAccepted));
}

/** The package name for a path in the lock file. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
