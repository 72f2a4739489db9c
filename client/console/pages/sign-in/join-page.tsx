import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { keepPerson, type Person } from './kept-person.ts';
import { MailSent } from './mail-sent.tsx';
import { PersonForm } from './person-form.tsx';

const JOINING = {
  refused: 'You did not join the account.',
  open: 'you joined the account',
} as const;

/** The target of the link in an invitation mail. */
export function JoinPage(): ReactNode {
  const invitation = useLinkToken();
  const [sent, setSent] = useState<Person>();
  if (sent !== undefined) {
    const onBack = (): void => {
      keepPerson('join', sent);
      setSent(undefined);
    };
    return <MailSent email={sent.email} onBack={onBack} />;
  }
  return (
    <Door
      title="Accept your invitation"
      text="Use the e-mail address the invitation was sent to."
      foot={
        <p>
          Already joined? <Link href={SIGN_IN}>Sign in</Link>
        </p>
      }
    >
      <PersonForm action="Join" change={JOINING} invitation={invitation} onSent={setSent} />
    </Door>
  );
}
