import { type ReactNode, useState } from 'react';
import { anonymous } from '../../app/anonymous.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ErrorNotice } from '../../components/notice.tsx';
import styles from './door.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useSubmission } from './submission.ts';

/** What the form takes. */
export interface PersonFormProps {
  /** The word on its button. */
  readonly action: string;
  /** What it says where the gateway refuses. */
  readonly refusal: string;
  /** The token of an invitation; whoever has none names an organisation of their own. */
  readonly invitation?: string;
  /** A mail has gone to this address. */
  readonly onSent: (email: string) => void;
}

const NOBODY = { name: '', organisation: '', email: '', password: '' };

/** Who somebody is that signs up. */
export function PersonForm({ action, refusal, invitation, onSent }: PersonFormProps): ReactNode {
  const [person, setPerson] = useState(NOBODY);
  const { form, isBusy, error, errorsOf, submit } = useSubmission({
    fields: Object.keys(NOBODY),
    send: async () => {
      const { organisation, ...rest } = person;
      const named = organisation.trim() === '' ? {} : { organisation };
      const invited = invitation === undefined ? {} : { invitation };
      await anonymous.account.signUp({ ...rest, ...named, ...invited });
      onSent(person.email);
    },
  });
  const field = (name: keyof typeof NOBODY) => ({
    name,
    value: person[name],
    onValueChange: (value: string) => setPerson((known) => ({ ...known, [name]: value })),
    errors: errorsOf(name),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <ErrorNotice error={error} title={refusal} />}
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
