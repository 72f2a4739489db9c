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
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useHandedEmail } from './given.ts';
import { ActivationAgain } from './mail-request.tsx';

const WAYS = [
  { value: 'password', label: 'E-mail' },
  { value: 'key', label: 'API key' },
] as const;

/** The sign-in page; afterwards, the originally requested page is shown. */
export function SignInPage(): ReactNode {
  const { session } = useSession();
  const was = session.kind === 'signed-out' ? session.was : undefined;
  const [way, setWay] = useState<'password' | 'key'>(was?.by === 'key' ? 'key' : 'password');
  return (
    <Door
      title="Sign in"
      foot={
        <p>
          New here? <Link href={SIGN_UP}>Create an account</Link>
        </p>
      }
    >
      {was !== undefined && (
        <div role="alert">
          <Notice tone="warning">{was.reason}</Notice>
        </div>
      )}
      <SegmentedControl
        label="Sign-in method"
        value={way}
        onValueChange={setWay}
        options={WAYS}
        isStretched
      />
      {way === 'password' ? <ByPassword /> : <ByKey />}
    </Door>
  );
}

function ByPassword(): ReactNode {
  const { signIn } = useSession();
  const [email, setEmail] = useState(useHandedEmail());
  const [password, setPassword] = useState('');
  const { isBusy, error, field, submit } = useSubmission({
    fields: ['email', 'password'],
    send: () => signIn({ email, password }),
  });
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {error !== undefined && <ErrorNotice error={error} title="Sign-in failed." />}
        <TextField
          {...field('email', 'E-mail address')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onValueChange={setEmail}
        />
        <PasswordField
          {...field('password', 'Password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          aside={
            <Link href={FORGOTTEN} state={{ email }}>
              Forgot password?
            </Link>
          }
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Sign in
        </Button>
      </form>
      {error instanceof AuthenticationError && email !== '' && (
        <ActivationAgain email={email}>
          <p className={styles.hint}>Just signed up? Activate your account first.</p>
        </ActivationAgain>
      )}
    </>
  );
}

function ByKey(): ReactNode {
  const { signInWithKey } = useSession();
  const [key, setKey] = useState('');
  const { isBusy, error, submit } = useSubmission({
    fields: [],
    send: () => signInWithKey(key.trim()),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <ErrorNotice error={error} title="Sign-in failed." />}
      <PasswordField
        label="Key"
        name="key"
        autoComplete="off"
        hint="The gateway prints one on first start. It stays in this tab only, and cannot manage people or keys."
        value={key}
        onValueChange={setKey}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={key.trim() === ''}>
        Sign in
      </Button>
    </form>
  );
}
