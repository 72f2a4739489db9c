import type { Configuration } from '../../generated/configuration.ts';
import { type Environment, given } from './overrides.ts';
import { SettingsError } from './settings-error.ts';
import { contentOf } from './settings-text.ts';

/** A key and its origin. */
export interface SecretKey {
  /** The variable or file that the key came from, for the log. */
  readonly label: string;
  readonly secret: string;
}

/** Characters that can be sent in a header, up to the maximum length of a key. */
const SENDABLE_KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,510}[\x21-\x7e])?$/;
const PASSWORD = /^[^\r\n]{1,512}\r?\n?$/;
/** A random key of this length cannot be guessed. */
const CHOSEN_KEY_LENGTH_FROM = 20;

/**
 * The key that the operator has chosen for the local account.
 *
 * @throws SettingsError if it cannot be sent in a header
 */
export function readChosenKey({ PATCHBAY_API_KEY }: Environment): string | undefined {
  const key = given(PATCHBAY_API_KEY);
  if (key === undefined || SENDABLE_KEY.test(key)) return key;
  throw new SettingsError(
    'PATCHBAY_API_KEY must have 1 to 512 characters of ASCII, without white space at its ends.',
  );
}

/**
 * A warning about a weak key in PATCHBAY_API_KEY, which has all rights of the account.
 *
 * @returns a sentence; `undefined` if the key is long enough
 */
export function weaknessOf(chosenKey: string | undefined): string | undefined {
  if (chosenKey === undefined || chosenKey.length >= CHOSEN_KEY_LENGTH_FROM) return undefined;
  return `PATCHBAY_API_KEY has fewer than ${CHOSEN_KEY_LENGTH_FROM} characters and could be guessed; use a longer one where others can reach the gateway.`;
}

/**
 * Reads the API keys of the upstreams.
 *
 * @throws SettingsError if one is missing or invalid
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
        throw new SettingsError(
          `${setting}: ${place} must hold a key of 1 to 512 characters of ASCII.`,
        );
      }),
    ]),
  );
}

/** The files that contain API keys of upstreams. */
export function keyFiles({ upstreams }: Configuration): readonly string[] {
  const keys = Object.values(upstreams).flatMap((upstream) => upstream.keys);
  return keys.flatMap(({ file }) => file ?? []);
}

/**
 * Reads the password for the mail server.
 *
 * @throws SettingsError if it is missing or invalid
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
  throw new SettingsError(
    `${setting}: ${place} must hold a password of 1 to 512 characters in one line.`,
  );
}

/** Where a secret is stored: in a variable, or in a file. */
interface SecretSource {
  readonly env?: string | undefined;
  readonly file?: string | undefined;
}

/** Reads a secret, with a description of its source. */
function secretAt(setting: string, { env, file = '' }: SecretSource, environment: Environment) {
  return env === undefined
    ? { label: file, place: `the file ${file}`, text: secretIn(setting, file) }
    : { label: env, place: `the variable ${env}`, text: environment[env] ?? '' };
}

function secretIn(setting: string, file: string): string {
  try {
    return contentOf(file);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError(`${setting}: ${error.message}`, { cause: error });
  }
}
