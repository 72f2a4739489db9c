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
  readonly packages: readonly string[];
  readonly licences: readonly string[];
  /** Advisories that are known and do no harm here. */
  readonly advisories: readonly string[];
}

const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const ADVISORY = /GHSA(-[23456789cfghjmpqrvwx]{4}){3}/g;
/** What stands between licences of one package; whoever has several must accept all, or find one, of them. */
const BETWEEN_LICENCES = /[()]|\s+(?:AND|OR|and|or)\s+/;

/** Reads the page: a table's first column in code marks. */
export function explainedIn(page: string): Explained {
  const [packages = '', later = ''] = page.split('## Licences');
  const [licences = '', advisories = ''] = later.split('## Advisories');
  return {
    packages: firstCells(packages),
    licences: firstCells(licences),
    advisories: advisories.match(ADVISORY) ?? [],
  };
}

function firstCells(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => cell ?? []);
  return cells.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')));
}

/** Direct dependencies that are not exact, have no line, or lines that have no dependency. */
export function unexplained(manifest: Manifest, { packages }: Explained): string[] {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const names = Object.keys(direct);
  return [
    ...Object.entries(direct)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} ${version} is no exact version.`),
    ...names.filter((name) => !packages.includes(name)).map((name) => `Why is ${name} there?`),
    ...packages
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has a line and is no dependency.`),
  ];
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
