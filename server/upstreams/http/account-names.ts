/*
 * Vendors name the account, and show parts of the key, in messages about limits, quotas and models. Those are the
 * operator's, and no business of the callers.
 */

const HIDDEN = '(hidden)';

/** The things at a vendor that have names or numbers. */
const OWNER =
  '(?:team|organi[sz]ation|project|workspace|tenant|account|subscription|api key)(?: id| name)?';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What identifies an account; a first group is kept. */
const NAMES: readonly RegExp[] = [
  // `your team 76d413d5-…`, `project 1234`, `organization "Acme"`, `Team: Acme, API key ID: 2`
  new RegExp(`\\b(${OWNER}:? )(?:${UUID}|\\d+)\\b`, 'gi'),
  new RegExp(`\\b(${OWNER}:? )(["'\`])[^"'\`\\\\,:{}[\\]\\n]{1,100}\\2`, 'gi'),
  new RegExp(`\\b(${OWNER}: )[^\\s,.;:()"\\\\][^,.;:()"\\\\\\n]{0,100}`, 'gi'),
  // OpenAI's identifiers; a digit tells them from words.
  /\b()(?:org|proj)[-_](?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{6,64}\b/g,
  // Google's projects.
  /\b(projects\/)[^/\s"'`\\]{1,100}/g,
  // Keys, with or without their middle part.
  /\b()[\w-]{1,40}\*{3,}[\w-]{0,40}/g,
  /\b()(?:sk|xai|gsk)-[\w-]{0,40}(?:\.{3}|…)[\w-]{0,40}/g,
  /\b()(?:(?:sk|xai|gsk)-[\w-]{16,}|AIza[\w-]{30,})/g,
];

/** Replaces what identifies the account of a vendor, and parts of keys, in an error message. JSON stays JSON. */
export function withoutAccountNames(message: string): string {
  return NAMES.reduce((clean, name) => clean.replaceAll(name, `$1${HIDDEN}`), message);
}
