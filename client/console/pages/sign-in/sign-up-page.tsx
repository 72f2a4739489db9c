import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { MailSent } from './mail-sent.tsx';
import { PersonForm } from './person-form.tsx';

const SIGNING_UP = {
  refused: 'Your account was not created.',
  open: 'your account was created',
} as const;

/** The page that creates an account. */
export function SignUpPage(): ReactNode {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <MailSent email={sentTo} onBack={() => setSentTo(undefined)} />;
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
      <PersonForm action="Create account" change={SIGNING_UP} onSent={setSentTo} />
    </Door>
  );
}
