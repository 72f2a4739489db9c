import { type ReactNode, useState } from 'react';
import { anonymous } from '../../app/anonymous.ts';
import { SIGN_IN } from '../../app/paths.ts';
import { nameOf, useSession } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useLinkToken } from './given.ts';
import { MailRequest } from './mail-request.tsx';
import { useSubmission } from './submission.ts';

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
        title="The address is activated"
        text={`This browser is still signed in as ${nameOf(session)}. Sign out to go on with the new address.`}
      >
        <Button variant="primary" onClick={() => void signOut()}>
          Sign out
        </Button>
        <ButtonLink href="/">Go on as {nameOf(session)}</ButtonLink>
      </Door>
    );
  }
  if (isDone) {
    return (
      <Door title="Your address is activated" text="Sign in with it, and begin.">
        <ButtonLink href={SIGN_IN} variant="primary">
          Sign in
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door title="Activate your account">
      {token === '' ? (
        <>
          <Notice tone="warning">The link is not whole. Open it from the mail once more.</Notice>
          <Again />
        </>
      ) : (
        <ActivateForm token={token} onDone={() => setDone(true)} />
      )}
    </Door>
  );
}

const ACTIVATING = {
  refused: 'The link has not activated anything.',
  open: 'your address is activated',
} as const;

interface ActivateFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function ActivateForm({ token, onDone }: ActivateFormProps): ReactNode {
  const { form, isBusy, error, submit } = useSubmission({
    fields: [],
    send: async () => {
      await anonymous.account.activate(token);
      onDone();
    },
  });
  if (error !== undefined) {
    return (
      <>
        <ErrorNotice error={error} change={ACTIVATING} />
        <Again />
      </>
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>One press, and the address is yours to sign in with.</p>
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
