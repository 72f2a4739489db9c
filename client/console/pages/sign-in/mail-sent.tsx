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
      title="A mail is on its way"
      text={
        <>
          Open the link in the mail to <strong>{email}</strong> and press “Activate”; then sign in.
        </>
      }
      foot={
        <p>
          Activated already?{' '}
          <Link href={SIGN_IN} state={{ email }}>
            Sign in
          </Link>
        </p>
      }
    >
      <div className={styles.form}>
        <ActivationAgain email={email}>
          <p className={styles.hint}>
            Nothing there after a few minutes? Look among the unwanted mails, or have it sent again.
          </p>
        </ActivationAgain>
        <Button variant="quiet" onClick={onBack}>
          Take another address
        </Button>
      </div>
    </Door>
  );
}
