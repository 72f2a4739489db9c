import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { anonymous } from '../../app/anonymous.ts';
import { SIGN_IN } from '../../app/paths.ts';
import { nameOf, useSession } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { IncompleteLink, LinkError } from './link-error.tsx';
import { MailRequest } from './mail-request.tsx';

/**
 * The target of the link in an activation mail. Only the button activates the account: mail scanners that follow links
 * would otherwise use up the token.
 */
export function ActivatePage(): ReactNode {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const { session, signOut } = useSession();
  if (isDone && session.kind === 'signed-in') {
    return (
      <Door
        title="Address activated"
        text={`You are still signed in as ${nameOf(session)}. Sign out to use the new address.`}
      >
        <Button variant="primary" onClick={() => void signOut()}>
          Sign out
        </Button>
        <ButtonLink href="/">Continue as {nameOf(session)}</ButtonLink>
      </Door>
    );
  }
  if (isDone) {
    return (
      <Door title="Your account is active" text="Sign in to get started.">
        <ButtonLink href={SIGN_IN} variant="primary">
          Sign in
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door
      title="Activate your account"
      foot={
        <p>
          Already activated? <Link href={SIGN_IN}>Sign in</Link>
        </p>
      }
    >
      {token === '' ? (
        <>
          <IncompleteLink />
          <Again />
        </>
      ) : (
        <ActivateForm token={token} onDone={() => setDone(true)} />
      )}
    </Door>
  );
}

const ACTIVATING = {
  refused: 'Your account was not activated.',
  open: 'your account was activated',
} as const;

interface ActivateFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function ActivateForm({ token, onDone }: ActivateFormProps): ReactNode {
  const { isBusy, error, submit } = useSubmission({
    fields: [],
    send: async () => {
      await anonymous.account.activate(token);
      onDone();
    },
  });
  if (error !== undefined) {
    return (
      <>
        <LinkError error={error} parameter="token" change={ACTIVATING} />
        <Again />
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>Confirm to activate your account.</p>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Activate
      </Button>
    </form>
  );
}

function Again(): ReactNode {
  return (
    <MailRequest
      action="Send a new link"
      email=""
      send={(email) => anonymous.account.sendActivation({ email })}
    />
  );
}
