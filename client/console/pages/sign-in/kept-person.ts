import { isObject } from '../../../../openapi/validation/outcome.ts';
import { FORM_PLACE } from '../../app/paths.ts';

/** The entries of somebody who signs up. */
export interface Person {
  readonly name: string;
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
}

/** Which form the entries are for. */
export type PersonFormName = 'sign-up' | 'join';

const NOBODY: Person = { name: '', organisation: '', email: '', password: '' };

/** The fields of the forms. */
export const PERSON_FIELDS = Object.keys(NOBODY);

/** The entries that survived a reload. */
export function keptPerson(form: PersonFormName): Person {
  const text = sessionStorage.getItem(FORM_PLACE + form);
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(value)) return NOBODY;
  const textOf = (entry: unknown): string => (typeof entry === 'string' ? entry : '');
  const { name, organisation, email } = value;
  return {
    name: textOf(name),
    organisation: textOf(organisation),
    email: textOf(email),
    password: '',
  };
}

/** Removes the entries that were kept. */
export function forgetPerson(form: PersonFormName): void {
  sessionStorage.removeItem(FORM_PLACE + form);
}

/** Keeps the entries for a reload, except for the password. */
export function keepPerson(form: PersonFormName, person: Person): void {
  try {
    sessionStorage.setItem(FORM_PLACE + form, JSON.stringify({ ...person, password: '' }));
  } catch {
    // If storage is full, the entries are kept until the page is left.
  }
}
