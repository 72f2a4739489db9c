import type { ReactNode } from 'react';
import { Badge, type Tone } from '../components/badge.tsx';
import { CopyButton } from '../components/copy.tsx';
import { written } from '../components/facts.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import styles from './streamed-text.module.css';

/** Props of `StreamedText`. */
export interface StreamedTextProps {
  /** The text received so far. */
  readonly text: string;
  readonly state: 'writing' | 'done' | 'stopped' | 'failed';
  /** Tokens used, if the response reports them. */
  readonly usage?: { readonly input: number; readonly output: number };
  /** Why the stream failed. */
  readonly error?: unknown;
  /** The state is already announced elsewhere on the page, including to screen readers. */
  readonly isStateTold?: boolean;
}

const STATES: Readonly<
  Record<StreamedTextProps['state'], { readonly word: string; readonly tone: Tone }>
> = {
  writing: { word: 'Writing…', tone: 'busy' },
  done: { word: 'Done', tone: 'good' },
  stopped: { word: 'Stopped', tone: 'neutral' },
  failed: { word: 'Failed', tone: 'bad' },
};

/**
 * A model's text while it streams. A screen reader announces its start and end, and is not interrupted by every word in
 * between.
 */
export function StreamedText(props: StreamedTextProps): ReactNode {
  const { text, state, usage, error, isStateTold = false } = props;
  const { word, tone } = STATES[state];
  const isWriting = state === 'writing';
  return (
    <div className={styles.answer}>
      {(text !== '' || isWriting) && (
        <section className={styles.text} dir="auto" aria-label="Response" aria-busy={isWriting}>
          {text}
          {isWriting && <span className={styles.caret} aria-hidden />}
        </section>
      )}
      {state === 'failed' && (
        <ErrorNotice
          title={text === '' ? 'No response.' : 'The response was interrupted.'}
          error={error}
        />
      )}
      <div className={styles.foot}>
        {!isStateTold && (
          <span role="status">
            <Badge tone={tone}>{word}</Badge>
          </span>
        )}
        {usage !== undefined && (
          <span className={styles.usage}>
            {written(usage.input)} input, {written(usage.output)} output tokens
          </span>
        )}
        {text !== '' && !isWriting && (
          <span className={styles.copy}>
            <CopyButton text={text} thing="The response" />
          </span>
        )}
      </div>
    </div>
  );
}
