import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { anonymous } from '../../app/anonymous.ts';
import { FORGOTTEN, SIGN_IN } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { IncompleteLink, LinkError } from './link-error.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const SETTING = {
  refused: 'Your password was not changed.',
  open: 'your password was changed',
} as const;

/** The target of the link in a mail that permits setting a password. */
export function PasswordPage(): ReactNode {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <Door
        title="Password changed"
        text="You have been signed out everywhere. Sign in with your new password."
      >
        <ButtonLink href={SIGN_IN} variant="primary">
          Sign in
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door title="Choose a new password" foot={<Link href={FORGOTTEN}>Send a new link</Link>}>
      {token === '' ? (
        <IncompleteLink />
      ) : (
        <PasswordForm token={token} onDone={() => setDone(true)} />
      )}
    </Door>
  );
}

interface PasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function PasswordForm({ token, onDone }: PasswordFormProps): ReactNode {
  const [password, setPassword] = useState('');
  const checked = useCheckedForm('resetPassword', { token, password });
  const { isBusy, error, field, submit } = useSubmission({
    fields: ['password'],
    checked,
    send: async () => {
      await anonymous.account.resetPassword({ token, password });
      onDone();
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <LinkError error={error} parameter="token" change={SETTING} />}
      <NewPasswordField
        {...field('password', 'New password')}
        value={password}
        onValueChange={setPassword}
        onBlur={() => password !== '' && checked.onLeave('password')}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Set password
      </Button>
    </form>
  );
}
