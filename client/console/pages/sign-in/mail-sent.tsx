import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { ActivationAgain } from './mail-request.tsx';

/** Props of `MailSent`. */
export interface MailSentProps {
  readonly email: string;
  /** Returns to the form to enter another address. */
  readonly onBack: () => void;
}

/** Shown after the sign-up form was submitted. */
export function MailSent({ email, onBack }: MailSentProps): ReactNode {
  return (
    <Door
      title="Check your e-mail"
      text={
        <>
          Open the link we sent to <strong>{email}</strong> and select “Activate”. Then sign in.
        </>
      }
      foot={
        <p>
          Already activated?{' '}
          <Link href={SIGN_IN} state={{ email }}>
            Sign in
          </Link>
        </p>
      }
    >
      <div className={styles.form}>
        <ActivationAgain email={email}>
          <p className={styles.hint}>
            Nothing after a few minutes? Check your spam folder, or resend the e-mail.
          </p>
        </ActivationAgain>
        <Button variant="quiet" onClick={onBack}>
          Use a different address
        </Button>
      </div>
    </Door>
  );
}
