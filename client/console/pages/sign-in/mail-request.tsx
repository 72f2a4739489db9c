import { type ReactNode, useState } from 'react';
import { anonymous } from '../../app/anonymous.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './door.module.css';

const MAILING = { refused: 'The e-mail was not sent.', open: 'the e-mail was sent' } as const;

/** Props of `MailRequest`. */
export interface MailRequestProps {
  /** Label of the submit button. */
  readonly action: string;
  readonly email: string;
  /** Requests the mail. */
  readonly send: (email: string) => Promise<{ readonly message: string }>;
}

/** A form that requests a mail. The gateway's response is the same for every address. */
export function MailRequest({ action, email: given, send }: MailRequestProps): ReactNode {
  const [email, setEmail] = useState(given);
  const [answer, setAnswer] = useState<string>();
  const { isBusy, error, field, submit } = useSubmission({
    fields: ['email'],
    send: async () => setAnswer((await send(email)).message),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <ErrorNotice error={error} change={MAILING} />}
      {answer !== undefined && <MailNotice text={answer} />}
      <TextField
        {...field('email', 'E-mail address')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
      />
      <Button
        type="submit"
        variant={answer === undefined ? 'primary' : 'secondary'}
        isBusy={isBusy}
      >
        {answer === undefined ? action : 'Send again'}
      </Button>
    </form>
  );
}

/** Says that a mail is on its way. */
function MailNotice({ text }: { readonly text: string }): ReactNode {
  return (
    <div role="status">
      <Notice tone="good">
        <p>{text}</p>
      </Notice>
    </div>
  );
}

/** Props of `ActivationAgain`. */
export interface ActivationAgainProps {
  readonly email: string;
  /** Explains when to use the button; shown until it is pressed. */
  readonly children?: ReactNode;
}

/** A button that requests another activation mail, and reports that it was sent. */
export function ActivationAgain({ email, children }: ActivationAgainProps): ReactNode {
  const [answer, setAnswer] = useState<string>();
  const { isBusy, error, submit } = useSubmission({
    fields: [],
    send: async () => setAnswer((await anonymous.account.sendActivation({ email })).message),
  });
  return (
    <form className={styles.form} onSubmit={submit}>
      {error !== undefined && <ErrorNotice error={error} change={MAILING} />}
      {answer === undefined ? children : <MailNotice text={answer} />}
      <Button type="submit" isBusy={isBusy}>
        Resend activation e-mail
      </Button>
    </form>
  );
}
