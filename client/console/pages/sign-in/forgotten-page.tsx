import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { anonymous } from '../../app/anonymous.ts';
import { SIGN_IN } from '../../app/paths.ts';
import { Door } from './door.tsx';
import { useHandedEmail } from './given.ts';
import { MailRequest } from './mail-request.tsx';

/** Requests a link to set a new password. */
export function ForgottenPage(): ReactNode {
  return (
    <Door
      title="Reset your password"
      text="We will e-mail you a reset link. Your current password works until you use it."
      foot={<Link href={SIGN_IN}>Back to sign-in</Link>}
    >
      <MailRequest
        action="Send reset link"
        email={useHandedEmail()}
        send={(email) => anonymous.account.sendPasswordReset({ email })}
      />
    </Door>
  );
}
