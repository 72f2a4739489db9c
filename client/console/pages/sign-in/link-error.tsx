import type { ReactNode } from 'react';
import type { ChangeWords } from '../../components/failure-words.ts';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import { sentencesAt } from '../../components/violations.tsx';

/** Props of `LinkError`. */
export interface LinkErrorProps {
  readonly error: unknown;
  /** The parameter that the token of the link is sent as. */
  readonly parameter: string;
  readonly change: ChangeWords;
}

/** Shows why a form that a mail leads to was refused. Its reader has followed a link, and knows of no token. */
export function LinkError({ error, parameter, change }: LinkErrorProps): ReactNode {
  const sentences = sentencesAt(error, { path: parameter, label: 'The link' });
  if (sentences.length === 0) return <ErrorNotice error={error} change={change} />;
  return (
    <Notice tone="bad" title={change.refused}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/** Replaces the form of a mail's link if the link has no token. */
export function IncompleteLink(): ReactNode {
  return <Notice tone="warning">This link is incomplete. Open it again from the e-mail.</Notice>;
}
