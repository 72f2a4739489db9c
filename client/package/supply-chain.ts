import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isObject } from '../json-object.ts';
import {
  byLicence,
  type Explained,
  explainedIn,
  type LockedPackage,
  type Manifest,
  running,
  unaccepted,
  unexplained,
  unlocked,
} from './dependency-facts.ts';
import { type Installable, withLockedTree } from './locked-tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = join(import.meta.dirname, 'dependencies.md');
/** Output limit for npm, whose lists are long. */
const MAX_BYTES = 64 * 2 ** 20;
const SEVERE = ['high', 'critical'];

interface OldManifest {
  readonly licenses?: readonly { readonly type?: string }[];
}

/** What the page and the lock file declare, and the violations found. */
interface SupplyFindings {
  readonly explained: Explained;
  readonly licences: ReadonlyMap<string, readonly string[]>;
  readonly findings: readonly string[];
}

/** Compares the manifest, its lock file and the page about dependencies. */
export function supplyFindings(): SupplyFindings {
  const manifest: Manifest = JSON.parse(read('package.json'));
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'));
  const locked = new Map(Object.entries(lock.packages).filter(([place]) => place !== ''));
  const explained = thePage();
  const licences = byLicence(locked, licenceBeside);
  const findings = [
    ...unexplained(manifest, explained),
    ...unlocked(locked, manifest),
    ...unaccepted(licences, explained),
  ];
  return { explained, licences, findings };
}

/**
 * The licences that an installed package declares in the obsolete list form; `undefined` if it has none or is not
 * installed.
 */
function licenceBeside(place: string): string | undefined {
  const manifest = join(place, 'package.json');
  if (!existsSync(join(ROOT, manifest))) return undefined;
  const { licenses = [] }: OldManifest = JSON.parse(read(manifest));
  return licenses.map(({ type }) => type).join(' OR ') || undefined;
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Parses the page about dependencies. */
export function thePage(): Explained {
  return explainedIn(readFileSync(PAGE, 'utf8'));
}

/** The severe advisories for the installed packages; `undefined` if the registry has no audit service. */
async function advisories({ advisories: known }: Explained): Promise<string[] | undefined> {
  const report = await npm(ROOT, 'audit', '--json');
  if (!isObject(report) || !isObject(report.vulnerabilities)) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(isObject)
    .filter(({ severity }) => SEVERE.includes(String(severity)))
    .filter((one) => !known.some((advisory) => JSON.stringify(one).includes(advisory)))
    .map(({ name, severity }) => `${name} has an advisory of ${severity} severity: npm audit.`);
}

/** The CycloneDX bill of materials of all runtime packages and their dependencies. */
export async function billOfMaterials(): Promise<unknown> {
  const manifest: Manifest & Installable = JSON.parse(read('package.json'));
  const dependencies = running(manifest, thePage());
  return withLockedTree({ ...manifest, dependencies }, (folder) =>
    npm(folder, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'),
  );
}

/** Runs npm and parses its JSON output, whatever its exit code. */
async function npm(cwd: string, ...words: readonly string[]): Promise<unknown> {
  const options = { cwd, maxBuffer: MAX_BYTES };
  const { stdout } = await promisify(execFile)('npm', words, options).catch(
    (failure: { stdout?: string }) => ({ stdout: failure.stdout ?? '' }),
  );
  return stdout === '' ? undefined : JSON.parse(stdout);
}

async function main(): Promise<void> {
  const { sbom } = parseArgs({ options: { sbom: { type: 'string' } } }).values;
  const { explained, licences, findings } = supplyFindings();
  for (const [licence, names] of licences) say(`${String(names.length).padStart(5)}  ${licence}`);
  const severe = await advisories(explained);
  say(
    severe === undefined
      ? 'Advisories: the registry has no list of them; nothing was looked at.'
      : `Advisories of high or critical severity that are not explained: ${severe.length}`,
  );
  if (sbom !== undefined) {
    await writeFile(sbom, `${JSON.stringify(await billOfMaterials(), undefined, 2)}\n`);
    say(`The bill of materials of what runs (CycloneDX) is in ${sbom}.`);
  }
  const wrong = [...findings, ...(severe ?? [])];
  for (const finding of wrong) process.stderr.write(`${finding}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await main();
