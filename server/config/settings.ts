import { existsSync } from 'node:fs';
import type { Configuration } from '../../generated/configuration.ts';
import { validateConfiguration } from '../../generated/configuration-validator.js';
import { isNetwork } from './networks.ts';
import { type Environment, type Flags, type Override, originOf, overrides } from './overrides.ts';
import { explainFaults } from './settings-faults.ts';
import { withoutEmptySections } from './settings-file.ts';
import { SettingsMistake } from './settings-mistake.ts';
import { contentOf, nothingRead, readSettingsText, type SettingsRead } from './settings-text.ts';
import { tracesAddress } from './traces-address.ts';

/** The settings of a gateway, complete. */
export interface Settings extends Configuration {
  /** A key of the operator's choice for the local account. */
  readonly chosenKey: string | undefined;
  /** The keys of upstreams, by the upstreams' names. */
  readonly upstreamKeys: ReadonlyMap<string, readonly SecretKey[]>;
  /** What the gateway proves itself with to the server that takes its mail. */
  readonly mailPassword?: string | undefined;
  /** The file that the settings are in, which need not be there, and then those that upstreams' keys come from. */
  readonly files: readonly string[];
  /** The address that traces are posted to; without one there are none. */
  readonly tracesAddress?: string | undefined;
}

/** A key, and where it comes from. */
export interface SecretKey {
  /** The variable or the file that it was found in, for the log. */
  readonly label: string;
  readonly secret: string;
}

const USUAL_FILE = 'patchbay.yaml';

/**
 * Reads the settings from the file, the environment and the command line.
 *
 * @throws SettingsMistake where one of them is wrong
 */
export function readSettings(flags: Flags, environment: Environment): Settings {
  const configuration = readConfiguration(flags, environment);
  checkRoles(configuration);
  return {
    ...configuration,
    chosenKey: chosenKey(given(environment.PATCHBAY_API_KEY)),
    upstreamKeys: readKeys(configuration, environment),
    mailPassword: readMailPassword(configuration, environment),
    files: [settingsFile(flags, environment), ...keyFiles(configuration)],
    tracesAddress: checkedTracesAddress(configuration, environment),
  };
}

/** All that is wrong beside the settings themselves and what they refer to: with the roles, and in the environment. */
export function mistakesBeside(
  configuration: Configuration,
  environment: Environment,
): readonly SettingsMistake[] {
  const checks = [
    () => checkRoles(configuration),
    () => chosenKey(given(environment.PATCHBAY_API_KEY)),
    () => checkedTracesAddress(configuration, environment),
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof SettingsMistake) return [error];
      throw error;
    }
  });
}

/**
 * Reads the same without the secrets that the settings refer to.
 *
 * @throws SettingsMistake where one of them is wrong
 */
export function readConfiguration(flags: Flags, environment: Environment): Configuration {
  const named = fileNamed(flags, environment);
  const file = named ?? USUAL_FILE;
  if (named !== undefined && !existsSync(named)) {
    throw new SettingsMistake(`There is no file ${named}.`);
  }
  const read = existsSync(file) ? readSettingsText(contentOf(file), file) : nothingRead(file);
  if (!isPlain(read.said)) throw new SettingsMistake(`${file} must hold settings by their names.`);
  const document = withoutEmptySections(read.said);
  const saysModels = Object.hasOwn(document, 'models');
  const said = overrides(flags, environment);
  for (const { path, value } of said) put(document, path, value);
  if (!isConfiguration(document)) throw mistakesIn({ read, settings: document }, said);
  checkNames(document, { file, saysModels });
  checkPrices(document, file);
  checkProxies(document);
  return document;
}

/** The file that the settings are read from, if it is there. */
export function settingsFile(flags: Flags, environment: Environment): string {
  return fileNamed(flags, environment) ?? USUAL_FILE;
}

function fileNamed({ config }: Flags, { PATCHBAY_CONFIG }: Environment): string | undefined {
  return config ?? given(PATCHBAY_CONFIG);
}

/** A variable that is set to nothing says nothing. */
function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** What can be sent in a header as it is, and is no longer than a key that is looked at. */
const SENDABLE_KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,510}[\x21-\x7e])?$/;

function chosenKey(key: string | undefined): string | undefined {
  if (key === undefined || SENDABLE_KEY.test(key)) return key;
  throw new SettingsMistake(
    'PATCHBAY_API_KEY must have 1 to 512 characters of ASCII, without white space at its ends.',
  );
}

/** So many characters have more possibilities than anybody tries, unless they are words. */
const CHOSEN_KEY_LENGTH_FROM = 20;

/**
 * What an operator should know of the key in PATCHBAY_API_KEY, which opens the account with all rights.
 *
 * @returns a sentence; `undefined` where all is well
 */
export function weaknessOf(chosenKey: string | undefined): string | undefined {
  if (chosenKey === undefined || chosenKey.length >= CHOSEN_KEY_LENGTH_FROM) return undefined;
  return `PATCHBAY_API_KEY has fewer than ${CHOSEN_KEY_LENGTH_FROM} characters, so that it may be guessed; choose a longer one where strangers reach the gateway.`;
}

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function put(document: Plain, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    document[key] = value;
    return;
  }
  const inner = document[key];
  const holder: Plain = isPlain(inner) ? inner : {};
  document[key] = holder;
  put(holder, rest, value);
}

function isConfiguration(document: unknown): document is Configuration {
  return validateConfiguration(document);
}

/** Says what is wrong, each with where it was said: a line of the file, a variable or an option. */
function mistakesIn({ read, settings }: Checked, said: readonly Override[]): SettingsMistake {
  const faults = explainFaults(validateConfiguration.errors ?? [], settings);
  const lines = faults.map(({ path, sentence }) => {
    const origin = originOf(path, said) ?? read.originOf(path);
    return `${origin}: ${sentence}`;
  });
  return new SettingsMistake(
    lines.length === 1 ? lines.join('') : `The settings are wrong:\n  ${lines.join('\n  ')}`,
  );
}

/** What was found wanting, and the file that it is of. */
interface Checked {
  readonly read: SettingsRead;
  readonly settings: unknown;
}

/** Names that settings use must be there, and each model once. */
function checkNames(
  { upstreams, models }: Configuration,
  { file, saysModels }: { readonly file: string; readonly saysModels: boolean },
): void {
  if (!saysModels && !Object.hasOwn(upstreams, 'sandbox')) {
    throw new SettingsMistake(
      `${file}: models must say which upstream serves which model; where it says nothing, the upstream sandbox serves all, which is not there.`,
    );
  }
  const ids = models.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new SettingsMistake(`${file}: the model ${twice} is named twice.`);
  for (const { id, upstream, upstreams: several = [] } of models) {
    const named = upstream === undefined ? several.map((one) => one.upstream) : [upstream];
    for (const name of named) {
      if (Object.hasOwn(upstreams, name)) continue;
      throw new SettingsMistake(
        `${file}: the model ${id} names the upstream ${name}, which is not there.`,
      );
    }
  }
}

/** An entry of the ledger names the price that counted. */
function checkPrices({ prices }: Configuration, file: string): void {
  const ids = prices.rules.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  throw new SettingsMistake(`${file}: the price ${twice} is named twice.`);
}

function keyFiles({ upstreams }: Configuration): readonly string[] {
  const keys = Object.values(upstreams).flatMap((upstream) => upstream.keys);
  return keys.flatMap(({ file }) => file ?? []);
}

/**
 * Fetches the keys of upstreams from where the settings say that they are.
 *
 * @throws SettingsMistake where one is not there
 */
export function readKeys(
  { upstreams }: Pick<Configuration, 'upstreams'>,
  environment: Environment,
): ReadonlyMap<string, readonly SecretKey[]> {
  return new Map(
    Object.entries(upstreams).map(([name, { keys }]) => [
      name,
      keys.map(({ env, file }, index) => {
        const label = env ?? file ?? '';
        const text = env === undefined ? contentOf(label) : (environment[env] ?? '');
        const secret = text.trim();
        if (SENDABLE_KEY.test(secret)) return { label, secret };
        const place = env === undefined ? `the file ${label}` : `the variable ${label}`;
        throw new SettingsMistake(
          `upstreams.${name}.keys.${index}: ${place} must hold a key of 1 to 512 characters of ASCII.`,
        );
      }),
    ]),
  );
}

/**
 * Fetches the password for the mail server from where the settings say that it is.
 *
 * @throws SettingsMistake where it is not there
 */
export function readMailPassword(
  { mail }: Pick<Configuration, 'mail'>,
  environment: Environment,
): string | undefined {
  const { env, file } = mail.smtp?.password ?? {};
  const place = env ?? file;
  if (place === undefined) return undefined;
  const password = env === undefined ? contentOf(place) : (environment[env] ?? '');
  if (/^[^\r\n]{1,512}\r?\n?$/.test(password)) return password.replace(/\r?\n$/, '');
  const source = env === undefined ? `the file ${place}` : `the variable ${place}`;
  throw new SettingsMistake(
    `mail.smtp.password: ${source} must hold a password of 1 to 512 characters in one line.`,
  );
}

function checkedTracesAddress(
  { tracing }: Configuration,
  environment: Environment,
): string | undefined {
  const address = tracesAddress(tracing, environment);
  if (address === undefined || /^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address;
  throw new SettingsMistake(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT or OTEL_EXPORTER_OTLP_ENDPOINT must be an address of http or https.',
  );
}

/** What one process leaves to another must lie where both see it. */
function checkRoles({ roles: [role, ...others], databaseUrl }: Configuration): void {
  if (others.length > 0 || databaseUrl !== undefined) return;
  throw new SettingsMistake(
    `The role ${role} alone does not go with the built-in database, which serves one process: set DATABASE_URL ` +
      'to a PostgreSQL server that the processes share, or give this one both roles.',
  );
}

function checkProxies({ server: { trustedProxies } }: Configuration): void {
  const index = trustedProxies.findIndex((proxy) => !isNetwork(proxy));
  if (index === -1) return;
  throw new SettingsMistake(
    `server.trustedProxies.${index} must be an address, or a network such as 10.0.0.0/8 (${trustedProxies[index]}).`,
  );
}
