import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { IncompleteLink } from './link-error.tsx';
import { PersonForm } from './person-form.tsx';
import { useMailSent } from './use-mail-sent.tsx';

const JOINING = {
  refused: 'You did not join the account.',
  open: 'you joined the account',
} as const;

/** The target of the link in an invitation mail. */
export function JoinPage(): ReactNode {
  const invitation = useLinkToken();
  const { mailSent, onSent } = useMailSent('join');
  if (mailSent !== undefined) return mailSent;
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
      {invitation === '' ? (
        <IncompleteLink />
      ) : (
        <PersonForm action="Join" change={JOINING} invitation={invitation} onSent={onSent} />
      )}
    </Door>
  );
}
