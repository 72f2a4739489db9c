import type { ReactNode } from 'react';
import { CopyButton } from '../components/copy.tsx';
import { ErrorNotice } from '../components/notice.tsx';

/** What the text of a model takes. */
export interface StreamedTextProps {
  /** What has come so far. */
  readonly text: string;
  readonly state: 'writing' | 'done' | 'stopped' | 'failed';
  /** The tokens that it took, where the answer tells them. */
  readonly usage?: { readonly input: number; readonly output: number };
  /** Why it failed. */
  readonly error?: unknown;
}

/** The text of a model as it is written. */
export function StreamedText({ text, state, error }: StreamedTextProps): ReactNode {
  return (
    <div>
      <p>{text}</p>
      {state === 'failed' && <ErrorNotice error={error} />}
      <CopyButton text={text} />
    </div>
  );
}
