import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { anonymous } from '../../app/anonymous.ts';
import { FORGOTTEN, SIGN_IN } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/notice.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useSubmission } from './submission.ts';

const SETTING = {
  refused: 'Your password was not changed.',
  open: 'your password was changed',
} as const;

/** The target of the link in a mail that permits setting a password. */
export function PasswordPage(): ReactNode {
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const checked = useCheckedForm('resetPassword', { token, password });
  const { form, isBusy, error, errorsOf, submit } = useSubmission({
    fields: ['password'],
    checked,
    send: async () => {
      await anonymous.account.resetPassword({ token, password });
      setDone(true);
    },
  });
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
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {error !== undefined && <ErrorNotice error={error} change={SETTING} />}
        <NewPasswordField
          label="New password"
          value={password}
          onValueChange={setPassword}
          errors={errorsOf('password')}
          onBlur={() => password !== '' && checked.onLeave('password')}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Set password
        </Button>
      </form>
    </Door>
  );
}
