import { type ReactNode, useEffect, useState } from 'react';
import { anonymous } from '../../app/anonymous.ts';
import { Button } from '../../components/button.tsx';
import type { ChangeWords } from '../../components/failure-words.ts';
import { TextField } from '../../components/field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './door.module.css';
import { forgetPerson, keepPerson, keptPerson, PERSON_FIELDS, type Person } from './kept-person.ts';
import { LinkError } from './link-error.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Props of `PersonForm`. */
export interface PersonFormProps {
  /** Label of the submit button. */
  readonly action: string;
  /** The messages for a failed submission. */
  readonly change: ChangeWords;
  /** The token of an invitation; without one, the person names a new organisation. */
  readonly invitation?: string;
  /** Called with the entries once a mail was sent to their address. */
  readonly onSent: (person: Person) => void;
}

/** The form for a person who signs up. */
export function PersonForm({ action, change, invitation, onSent }: PersonFormProps): ReactNode {
  const formName = invitation === undefined ? 'sign-up' : 'join';
  const [person, setPerson] = useState(() => keptPerson(formName));
  const body = requestOf(person, invitation);
  const checked = useCheckedForm('signUp', body);
  const { isBusy, error, field, submit } = useSubmission({
    fields: PERSON_FIELDS,
    checked,
    send: async () => {
      await anonymous.account.signUp(body);
      forgetPerson(formName);
      onSent(person);
    },
  });
  useEffect(() => keepPerson(formName, person), [formName, person]);
  const entry = (name: keyof Person, label: string) => ({
    ...field(name, label),
    name,
    value: person[name],
    onValueChange: (value: string) => setPerson((known) => ({ ...known, [name]: value })),
    // Required fields that are empty are reported only on submission.
    onBlur: () => person[name] !== '' && checked.onLeave(name),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <LinkError error={error} parameter="invitation" change={change} />}
      <TextField autoComplete="name" {...entry('name', 'Your name')} />
      {invitation === undefined && (
        <TextField
          autoComplete="organization"
          isOptional
          {...entry('organisation', 'Organisation')}
        />
      )}
      <TextField type="email" autoComplete="username" {...entry('email', 'E-mail address')} />
      <NewPasswordField {...entry('password', 'Password')} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** The request body; optional fields that are empty are omitted. */
function requestOf({ organisation, ...rest }: Person, invitation: string | undefined) {
  const named = organisation.trim() === '' ? {} : { organisation };
  const invited = invitation === undefined ? {} : { invitation };
  return { ...rest, ...named, ...invited };
}
