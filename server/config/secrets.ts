import type { Configuration } from '../../generated/configuration.ts';
import { type Environment, given } from './overrides.ts';
import type { SaidIn } from './references.ts';
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

/** The settings of which some name a secret, and where each was given. */
type Naming<Section extends keyof Configuration> = Pick<Configuration, Section> &
  Pick<SaidIn, 'originOf'>;

/**
 * Reads the API keys of the upstreams.
 *
 * @throws SettingsError if some are missing or invalid
 */
export function readKeys(
  { upstreams, originOf }: Naming<'upstreams'>,
  environment: Environment,
): ReadonlyMap<string, readonly SecretKey[]> {
  const mistakes: string[] = [];
  const keysOf = ([name, { keys }]: [string, Configuration['upstreams'][string]]) =>
    keys.flatMap((source, index): SecretKey[] => {
      const found = secretAt(source, environment);
      const secret = found.text?.trim() ?? '';
      if (SENDABLE_KEY.test(secret)) return [{ label: found.label, secret }];
      const origin = originOf(['upstreams', name, 'keys', String(index)]);
      const why = found.lacks ?? `${found.place} must hold a key of 1 to 512 characters of ASCII.`;
      mistakes.push(`${origin}: upstreams.${name}.keys[${index}]: ${why}`);
      return [];
    });
  const read = Object.entries(upstreams).map((one) => [one[0], keysOf(one)] as const);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return new Map(read);
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
  { mail, originOf }: Naming<'mail'>,
  environment: Environment,
): string | undefined {
  const source = mail.smtp?.password;
  if (source === undefined) return undefined;
  const { place, text = '', lacks } = secretAt(source, environment);
  if (PASSWORD.test(text)) return text.replace(/\r?\n$/, '');
  const path = ['mail', 'smtp', 'password'];
  const why = lacks ?? `${place} must hold a password of 1 to 512 characters in one line.`;
  throw new SettingsError(`${originOf(path)}: ${path.join('.')}: ${why}`);
}

/** Where a secret is stored: in a variable, or in a file. */
interface SecretSource {
  readonly env?: string | undefined;
  readonly file?: string | undefined;
}

/** What was found where a secret is stored. */
interface FoundSecret {
  /** The name of the variable or file. */
  readonly label: string;
  /** The same, in a sentence. */
  readonly place: string;
  readonly text?: string | undefined;
  /** A sentence, if there is no text. */
  readonly lacks?: string | undefined;
}

function secretAt({ env, file = '' }: SecretSource, environment: Environment): FoundSecret {
  if (env === undefined) return secretIn(file);
  const place = `the variable ${env}`;
  const text = environment[env];
  if (text === undefined) return { label: env, place, lacks: `${place} is not set.` };
  return { label: env, place, ...filled(text, place) };
}

function secretIn(file: string): FoundSecret {
  const place = `the file ${file}`;
  try {
    return { label: file, place, ...filled(contentOf(file), place) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { label: file, place, lacks: error.message };
  }
}

function filled(text: string, place: string): Pick<FoundSecret, 'text' | 'lacks'> {
  return text.trim() === '' ? { lacks: `${place} is empty.` } : { text };
}
