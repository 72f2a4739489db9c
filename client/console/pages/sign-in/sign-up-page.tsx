import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { PersonForm } from './person-form.tsx';
import { useMailSent } from './use-mail-sent.tsx';

const SIGNING_UP = {
  refused: 'Your account was not created.',
  open: 'your account was created',
} as const;

/** The page that creates an account. */
export function SignUpPage(): ReactNode {
  const { mailSent, onSent } = useMailSent('sign-up');
  if (mailSent !== undefined) return mailSent;
  return (
    <Door
      title="Create an account"
      text="We will e-mail you a link to confirm your address."
      foot={
        <p>
          Already have an account? <Link href={SIGN_IN}>Sign in</Link>
        </p>
      }
    >
      <PersonForm action="Create account" change={SIGNING_UP} onSent={onSent} />
    </Door>
  );
}
