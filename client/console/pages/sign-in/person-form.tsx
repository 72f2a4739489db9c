import { type ReactNode, useState } from 'react';
import { anonymous } from '../../app/anonymous.ts';
import { Button } from '../../components/button.tsx';
import type { ChangeWords } from '../../components/failure-words.ts';
import { TextField } from '../../components/field.tsx';
import { ErrorNotice } from '../../components/notice.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import styles from './door.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useSubmission } from './submission.ts';

/** The props of the form. */
export interface PersonFormProps {
  /** The word on its button. */
  readonly action: string;
  /** What it does, where that fails. */
  readonly change: ChangeWords;
  /** The token of an invitation; whoever has none names an organisation of their own. */
  readonly invitation?: string;
  /** A mail has gone to this address. */
  readonly onSent: (email: string) => void;
}

const NOBODY = { name: '', organisation: '', email: '', password: '' };

/** Who somebody is that signs up. */
export function PersonForm({ action, change, invitation, onSent }: PersonFormProps): ReactNode {
  const [person, setPerson] = useState(NOBODY);
  const body = requestOf(person, invitation);
  const checked = useCheckedForm('signUp', body);
  const { form, isBusy, error, errorsOf, submit } = useSubmission({
    fields: Object.keys(NOBODY),
    checked,
    send: async () => {
      await anonymous.account.signUp(body);
      onSent(person.email);
    },
  });
  const field = (name: keyof typeof NOBODY) => ({
    name,
    value: person[name],
    onValueChange: (value: string) => setPerson((known) => ({ ...known, [name]: value })),
    errors: errorsOf(name),
    // That an empty field wants something is said when it is sent.
    onBlur: () => person[name] !== '' && checked.onLeave(name),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <ErrorNotice error={error} change={change} />}
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      {invitation === undefined && (
        <TextField
          label="Organisation"
          autoComplete="organization"
          isOptional
          {...field('organisation')}
        />
      )}
      <TextField label="E-mail address" type="email" autoComplete="username" {...field('email')} />
      <NewPasswordField label="Password" {...field('password')} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** The request; optional fields that were left empty are left out. */
function requestOf({ organisation, ...rest }: typeof NOBODY, invitation: string | undefined) {
  const named = organisation.trim() === '' ? {} : { organisation };
  const invited = invitation === undefined ? {} : { invitation };
  return { ...rest, ...named, ...invited };
}
