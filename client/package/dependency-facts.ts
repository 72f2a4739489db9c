/** What a manifest says of what it depends on. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** The packages whose install scripts run (`true`) or are known and do not (`false`). */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** An entry of npm's lock file, version 3, by its place in `node_modules`. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** What the page about dependencies says. */
export interface Explained {
  /** What is installed with the package, for what is built imports it. */
  readonly beside: readonly string[];
  /** What runs, too, and is inside what is built. */
  readonly inside: readonly string[];
  /** What makes and tests it alone. */
  readonly making: readonly string[];
  readonly licences: readonly string[];
  /** Advisories that are known and do no harm here. */
  readonly advisories: readonly string[];
}

const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const ADVISORY = /GHSA(-[23456789cfghjmpqrvwx]{4}){3}/g;
/** What stands between licences of one package; whoever has several must accept all, or find one, of them. */
const BETWEEN_LICENCES = /[()]|\s+(?:AND|OR|and|or)\s+/;

/** Reads the page: the first columns of its tables, in code marks, each table under a heading of its own. */
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

/** Direct dependencies that are not exact, or have no line where they belong, and lines that have no dependency. */
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
 * What the page says to be inside what is built, and is not, and the other way round. What nobody names in the manifest
 * comes with what somebody does.
 *
 * @param bundled the packages of which there is code in what was built
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

/** All that runs, with its version: what is installed with the package, and what is inside. */
export function running(
  { dependencies, devDependencies }: Manifest,
  { inside }: Explained,
): Record<string, string> {
  const bundled = Object.entries(devDependencies).filter(([name]) => inside.includes(name));
  return { ...dependencies, ...Object.fromEntries(bundled) };
}

/** What is not safe in a lock file: entries without a checksum, hosts of registries, scripts that nobody has allowed. */
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

/** The packages of each licence. */
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

/** Licences that the page does not accept, with who has them. */
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

/** The name of the package at a place of the lock file. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
