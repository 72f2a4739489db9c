import { type ReactNode, useState } from 'react';
import { keepPerson, type Person, type PersonFormName } from './kept-person.ts';
import { MailSent } from './mail-sent.tsx';

/** Whether the mail of a form was sent. */
export interface SentMail {
  /** What takes the place of the form then; from there it can be filled in again. */
  readonly mailSent?: ReactNode;
  /** To be called with the entries once the mail was sent. */
  readonly onSent: (person: Person) => void;
}

/** Keeps whether the mail of a form was sent. */
export function useMailSent(form: PersonFormName): SentMail {
  const [sent, onSent] = useState<Person>();
  if (sent === undefined) return { onSent };
  const onBack = (): void => {
    keepPerson(form, sent);
    onSent(undefined);
  };
  return { mailSent: <MailSent email={sent.email} onBack={onBack} />, onSent };
}
