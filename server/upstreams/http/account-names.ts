/*
 * Vendors name the account, and show parts of the key, in messages about limits, quotas and models. Those are the
 * operator's, and no business of the callers. Messages also quote requests, so that each pattern is the form of a
 * vendor.
 */

const HIDDEN = '(hidden)';

const OWNER = '(?:team|organi[sz]ation|project|workspace|tenant|account|subscription)';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What identifies an account; the first group is kept. */
const NAMES: readonly RegExp[] = [
  // `your team 76d413d5-…`
  new RegExp(`\\b(${OWNER}:? )${UUID}\\b`, 'gi'),
  // `project 123456789`, but no limit; shorter numbers may be amounts.
  new RegExp(`(?<!\\bper )\\b(${OWNER} )\\d{6,20}\\b(?![.,]\\d)`, 'gi'),
  // xAI's `Team: Acme, API key ID: 2`
  /\b(team: )[^,\n]{1,100}(?=, api key id: )/gi,
  /\b(team: \(hidden\), api key id: )[\w-]{1,64}/gi,
  // OpenAI's, Groq's and Moonshot's identifiers, and the last one's of keys; a digit tells them from words.
  /\b()(?:org|proj)[-_](?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{16,64}\b/g,
  /(<)ak-[a-z0-9]{12,64}(?=>)/g,
  // Google's projects, alone or at its own address.
  /((?:^|[^\w/.-]|\bgoogleapis\.com\/(?:v\d\w{0,10}\/)?)projects\/)[\w:.-]{1,100}(?=\/(?:locations|publishers|models|endpoints)\/)/g,
  /\b(consumer ['"`]?projects?[:/])[\w:.-]{1,100}/gi,
  /(\bconsole\.(?:developers|cloud)\.google\.com\/[^\s?]{0,200}\?project=)[\w-]{1,100}/g,
  // Keys, with or without their middle part.
  /\b(incorrect api key provided: )\S{1,200}?(?=[.,;]?(?:\s|$))/gi,
  /\b(api key:? )[\w-]{0,40}\*{3,}[\w-]{0,40}/gi,
  /(?<![\w-])()(?:sk-|xai-|gsk_)[\w-]{0,40}(?:\*{3,}|\.{3}|…)[\w-]{0,40}/g,
  /(?<![\w-])()(?:sk-|xai-|gsk_)(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[A-Z])[\w-]{32,200}/g,
  // DeepSeek's and OpenRouter's keys, and Google's.
  /(?<![\w-])()sk-(?:or-v1-)?[0-9a-f]{32,64}(?![\w-])/g,
  /(?<![\w-])()AIza[\w-]{35}(?![\w-])/g,
];

/** Replaces what identifies the account of a vendor, and parts of keys, in an error message. */
export function withoutAccountNames(message: string): string {
  return NAMES.reduce((clean, name) => clean.replaceAll(name, `$1${HIDDEN}`), message);
}
