import type { Configuration } from '../../generated/configuration.ts';
import { type Environment, given } from './overrides.ts';
import { SettingsMistake } from './settings-mistake.ts';
import { contentOf } from './settings-text.ts';

/** A key and its origin. */
export interface SecretKey {
  /** The variable or file that it came from, for the log. */
  readonly label: string;
  readonly secret: string;
}

/** What can be sent as a header, up to the longest key that is looked at. */
const SENDABLE_KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,510}[\x21-\x7e])?$/;
const PASSWORD = /^[^\r\n]{1,512}\r?\n?$/;
/** This many random characters cannot be guessed. */
const CHOSEN_KEY_LENGTH_FROM = 20;

/**
 * The key of the operator's choice for the local account.
 *
 * @throws SettingsMistake where it cannot be sent
 */
export function readChosenKey({ PATCHBAY_API_KEY }: Environment): string | undefined {
  const key = given(PATCHBAY_API_KEY);
  if (key === undefined || SENDABLE_KEY.test(key)) return key;
  throw new SettingsMistake(
    'PATCHBAY_API_KEY must have 1 to 512 characters of ASCII, without white space at its ends.',
  );
}

/**
 * A warning about the key in PATCHBAY_API_KEY, which has all rights of the account.
 *
 * @returns a sentence; `undefined` where the key is fine
 */
export function weaknessOf(chosenKey: string | undefined): string | undefined {
  if (chosenKey === undefined || chosenKey.length >= CHOSEN_KEY_LENGTH_FROM) return undefined;
  return `PATCHBAY_API_KEY has fewer than ${CHOSEN_KEY_LENGTH_FROM} characters, so that it may be guessed; choose a longer one where strangers reach the gateway.`;
}

/**
 * Reads the keys of upstreams.
 *
 * @throws SettingsMistake where one is missing
 */
export function readKeys(
  { upstreams }: Pick<Configuration, 'upstreams'>,
  environment: Environment,
): ReadonlyMap<string, readonly SecretKey[]> {
  return new Map(
    Object.entries(upstreams).map(([name, { keys }]) => [
      name,
      keys.map((source, index) => {
        const setting = `upstreams.${name}.keys[${index}]`;
        const { label, place, text } = secretAt(setting, source, environment);
        const secret = text.trim();
        if (SENDABLE_KEY.test(secret)) return { label, secret };
        throw new SettingsMistake(
          `${setting}: ${place} must hold a key of 1 to 512 characters of ASCII.`,
        );
      }),
    ]),
  );
}

/** The files that hold keys of upstreams. */
export function keyFiles({ upstreams }: Configuration): readonly string[] {
  const keys = Object.values(upstreams).flatMap((upstream) => upstream.keys);
  return keys.flatMap(({ file }) => file ?? []);
}

/**
 * Reads the password for the mail server.
 *
 * @throws SettingsMistake where it is missing
 */
export function readMailPassword(
  { mail }: Pick<Configuration, 'mail'>,
  environment: Environment,
): string | undefined {
  const source = mail.smtp?.password;
  if (source === undefined) return undefined;
  const setting = 'mail.smtp.password';
  const { place, text } = secretAt(setting, source, environment);
  if (PASSWORD.test(text)) return text.replace(/\r?\n$/, '');
  throw new SettingsMistake(
    `${setting}: ${place} must hold a password of 1 to 512 characters in one line.`,
  );
}

/** Where a secret is: in a variable, or in a file. */
interface SecretSource {
  readonly env?: string | undefined;
  readonly file?: string | undefined;
}

/** The secret, and the name of its place. */
function secretAt(setting: string, { env, file = '' }: SecretSource, environment: Environment) {
  return env === undefined
    ? { label: file, place: `the file ${file}`, text: secretIn(setting, file) }
    : { label: env, place: `the variable ${env}`, text: environment[env] ?? '' };
}

function secretIn(setting: string, file: string): string {
  try {
    return contentOf(file);
  } catch (error) {
    if (!(error instanceof SettingsMistake)) throw error;
    throw new SettingsMistake(`${setting}: ${error.message}`, { cause: error });
  }
}
