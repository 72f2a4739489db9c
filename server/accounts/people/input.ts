import type { Violation } from '../../foundation/problems.ts';

/** How many characters a password has. */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/** RFC 5321, section 4.5.3.1.3, less the brackets. */
const EMAIL_LENGTH_UP_TO = 254;
const NAME_LENGTH_UP_TO = 100;
/** What mail servers take in practice, and the library with them: ASCII, no quotes, a host with a dot in its name. */
const EMAIL =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Reads an e-mail address; addresses that differ in case alone are the same. `undefined` where it cannot be one. */
export function readEmail(text: string): string | undefined {
  return text.length <= EMAIL_LENGTH_UP_TO && EMAIL.test(text) ? text.toLowerCase() : undefined;
}

/** What is wrong with an e-mail address that could not be read. */
export const WRONG_EMAIL: Violation = {
  parameter: 'email',
  rule: 'email-address',
  message: `email must be an e-mail address of at most ${EMAIL_LENGTH_UP_TO} characters.`,
};

/** What is wrong with a password. */
export function passwordViolations(password: string): readonly Violation[] {
  const { min, max } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length >= min && length <= max) return [];
  const message = `password must have ${min} to ${max} characters.`;
  return [{ parameter: 'password', rule: 'password-length', message }];
}

/** Reads a name: in one line, without white space at its ends. `undefined` where nothing is left, or too much. */
export function readName(text: string): string | undefined {
  const name = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return name !== '' && [...name].length <= NAME_LENGTH_UP_TO ? name : undefined;
}

/** What is wrong with a name that could not be read. */
export function wrongName(parameter: 'name' | 'organisation'): Violation {
  const message = `${parameter} must have 1 to ${NAME_LENGTH_UP_TO} characters.`;
  const rule = parameter === 'name' ? 'person-name' : 'organisation-name';
  return { parameter, rule, message };
}
