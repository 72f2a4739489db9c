import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PatchbayError } from '../../index.ts';
import type { Tone } from './badge.tsx';
import { Button } from './button.tsx';
import { type ChangeWords, messageOf, wordsOfFailedChange } from './failure-words.ts';
import styles from './notice.module.css';

/** Props of `Notice`. */
export interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

const ICONS = {
  neutral: Info,
  good: CircleCheck,
  bad: CircleAlert,
  busy: LoaderCircle,
  warning: TriangleAlert,
} as const satisfies Record<Tone, unknown>;

/** A message in a frame of the tone's colour. */
export function Notice({ tone = 'neutral', title, children, actions }: NoticeProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon className={styles.icon} size={17} aria-hidden />
      <div className={styles.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {actions !== undefined && actions !== false && (
        <div className={styles.actions}>{actions}</div>
      )}
    </div>
  );
}

/** Statuses from here on are server failures (RFC 9110, section 15). */
const FAILURES_FROM = 500;

/** Props of `ErrorNotice`. */
export interface ErrorNoticeProps {
  readonly error: unknown;
  /** What failed, for requests that change nothing. */
  readonly title?: string;
  /** What failed, for changes. */
  readonly change?: ChangeWords;
  /** Retries the request. */
  readonly onRetry?: () => void;
  /** Where to check what a change has done. */
  readonly check?: ReactNode;
}

/**
 * Shows why a request failed, in the gateway's words. For a failure of the gateway itself, it adds the request's
 * identifier for support.
 */
export function ErrorNotice({
  error,
  title = 'Something went wrong.',
  change,
  onRetry,
  check,
}: ErrorNoticeProps): ReactNode {
  const words =
    change === undefined ? { title, text: messageOf(error) } : wordsOfFailedChange(error, change);
  const isFailure = error instanceof PatchbayError && (error.status ?? 0) >= FAILURES_FROM;
  const requestId = isFailure ? error.requestId : undefined;
  return (
    <Notice
      tone="bad"
      title={words.title}
      actions={
        onRetry === undefined ? (
          words.advice !== undefined && check
        ) : (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>{words.text}</p>
      {words.advice !== undefined && <p>{words.advice}</p>}
      {requestId !== undefined && <p className={styles.request}>Request {requestId}</p>}
    </Notice>
  );
}

/** Props of `Empty`. */
export interface EmptyProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces an empty list and says how to fill it. */
export function Empty({ icon, title, text, action }: EmptyProps): ReactNode {
  return (
    <div className={styles.empty}>
      {icon !== undefined && <span className={styles.picture}>{icon}</span>}
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
