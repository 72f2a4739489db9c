import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { keepPerson, type Person } from './kept-person.ts';
import { MailSent } from './mail-sent.tsx';
import { PersonForm } from './person-form.tsx';

const SIGNING_UP = {
  refused: 'Your account was not created.',
  open: 'your account was created',
} as const;

/** The page that creates an account. */
export function SignUpPage(): ReactNode {
  const [sent, setSent] = useState<Person>();
  if (sent !== undefined) {
    const onBack = (): void => {
      keepPerson('sign-up', sent);
      setSent(undefined);
    };
    return <MailSent email={sent.email} onBack={onBack} />;
  }
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
      <PersonForm action="Create account" change={SIGNING_UP} onSent={setSent} />
    </Door>
  );
}
