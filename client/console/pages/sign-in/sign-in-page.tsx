import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { AuthenticationError } from '../../../index.ts';
import { FORGOTTEN, SIGN_UP } from '../../app/paths.ts';
import { useSession } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useHandedEmail } from './given.ts';
import { ActivationAgain } from './mail-request.tsx';
import { useSubmission } from './submission.ts';

const WAYS = [
  { value: 'password', label: 'With a password' },
  { value: 'key', label: 'With a key' },
] as const;

/** The sign-in page; afterwards, the originally requested page is shown. */
export function SignInPage(): ReactNode {
  const { session } = useSession();
  const [way, setWay] = useState<'password' | 'key'>('password');
  const reason = session.kind === 'signed-out' ? session.reason : undefined;
  return (
    <Door
      title="Sign in"
      foot={
        <p>
          New here? <Link href={SIGN_UP}>Make an account</Link>
        </p>
      }
    >
      {reason !== undefined && (
        <div role="alert">
          <Notice tone="warning">{reason}</Notice>
        </div>
      )}
      <SegmentedControl label="How" value={way} onValueChange={setWay} options={WAYS} isStretched />
      {way === 'password' ? <ByPassword /> : <ByKey />}
    </Door>
  );
}

function ByPassword(): ReactNode {
  const { signIn } = useSession();
  const [email, setEmail] = useState(useHandedEmail());
  const [password, setPassword] = useState('');
  const { form, isBusy, error, errorsOf, submit } = useSubmission({
    fields: ['email', 'password'],
    send: () => signIn({ email, password }),
  });
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {error !== undefined && <ErrorNotice error={error} title="You are not signed in." />}
        <TextField
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onValueChange={setEmail}
          errors={errorsOf('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          errors={errorsOf('password')}
          aside={
            <Link href={FORGOTTEN} state={{ email }}>
              Forgotten?
            </Link>
          }
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Sign in
        </Button>
      </form>
      {error instanceof AuthenticationError && email !== '' && (
        <ActivationAgain email={email}>
          <p className={styles.hint}>You have signed up, and not followed the mail's link yet?</p>
        </ActivationAgain>
      )}
    </>
  );
}

function ByKey(): ReactNode {
  const { signInWithKey } = useSession();
  const [key, setKey] = useState('');
  const { form, isBusy, error, submit } = useSubmission({
    fields: [],
    send: () => signInWithKey(key.trim()),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <ErrorNotice error={error} title="You are not signed in." />}
      <PasswordField
        label="Key"
        name="key"
        autoComplete="off"
        hint="The gateway prints one when it is started for the first time. It is forgotten when this tab is closed, and cannot manage people and keys."
        value={key}
        onValueChange={setKey}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={key.trim() === ''}>
        Sign in
      </Button>
    </form>
  );
}
