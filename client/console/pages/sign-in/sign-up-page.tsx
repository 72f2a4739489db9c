import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { MailSent } from './mail-sent.tsx';
import { PersonForm } from './person-form.tsx';

const SIGNING_UP = { refused: 'There is no account yet.', open: 'you have signed up' } as const;

/** The page that creates an account. */
export function SignUpPage(): ReactNode {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <MailSent email={sentTo} onBack={() => setSentTo(undefined)} />;
  return (
    <Door
      title="Make an account"
      text="A mail with a link comes next: it makes sure that the address is yours."
      foot={
        <p>
          You have an account? <Link href={SIGN_IN}>Sign in</Link>
        </p>
      }
    >
      <PersonForm action="Make the account" change={SIGNING_UP} onSent={setSentTo} />
    </Door>
  );
}
