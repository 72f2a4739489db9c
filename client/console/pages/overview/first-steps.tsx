import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKeys } from '../../app/account-data.ts';
import { useSignedIn } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from './first-steps.module.css';
import { firstVideo } from './first-video.ts';
import { latestJobs } from './latest-jobs-query.ts';

const FirstRequest = lazy(() =>
  import('./first-request.tsx').then((part) => ({ default: part.FirstRequest })),
);

/** A checklist for new teams; it disappears once all steps are done. */
export function FirstSteps({ done }: { readonly done: Done }): ReactNode {
  const [isRequestShown, setRequestShown] = useState(false);
  if (done.hasVideo && done.hasKey && done.hasCalled) return null;
  return (
    <Card title="Get started" text="Three steps to a video from your own code">
      <ol className={styles.steps}>
        <Step
          title="Create a video"
          isDone={done.hasVideo}
          action={
            <ButtonLink
              href={firstVideo.href}
              state={firstVideo.state}
              variant={done.hasVideo ? 'secondary' : 'primary'}
            >
              {done.hasVideo ? 'Create another' : 'Try it'}
            </ButtonLink>
          }
        >
          <p>A request is ready in the playground. Check its price and send it.</p>
        </Step>
        <Step
          title="Create key"
          isDone={done.hasKey}
          action={<ButtonLink href="/keys">{done.hasKey ? 'View keys' : 'Create key'}</ButtonLink>}
        >
          <p>Your programs authenticate with it. Limit or revoke it at any time.</p>
        </Step>
        <Step
          title="Send it from your code"
          isDone={done.hasCalled}
          action={
            <Button
              aria-expanded={isRequestShown}
              onClick={() => setRequestShown((isShown) => !isShown)}
            >
              {isRequestShown ? 'Hide request' : 'Show request'}
            </Button>
          }
        >
          <p>
            Set <code>PATCHBAY_API_KEY</code> to the key and run the same request.
          </p>
          {isRequestShown && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <FirstRequest />
            </Suspense>
          )}
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Step({ title, isDone, action, children }: StepProps): ReactNode {
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.mark} aria-hidden>
        {isDone && <Check size={13} strokeWidth={3} />}
      </span>
      <div className={styles.words}>
        <h3>
          {title}
          {isDone && <span className="only-spoken"> (done)</span>}
        </h3>
        <div className={styles.text}>{children}</div>
      </div>
      {action}
    </li>
  );
}

/** The completed steps. */
export interface Done {
  readonly hasVideo: boolean;
  readonly hasKey: boolean;
  readonly hasCalled: boolean;
}

/** The completed steps; `waiting` until they are known, `unknown` if they cannot be read. */
export function useDone(): Done | 'waiting' | 'unknown' {
  const { patchbay, by } = useSignedIn();
  const jobs = useQuery(latestJobs(patchbay));
  const keys = useKeys();
  if (jobs.data === undefined) return stateOf(jobs);
  const hasVideo = jobs.data.data.jobs.length > 0;
  // A signed-in key is itself a key of the account, and cannot list others.
  if (by === 'key') return { hasVideo, hasKey: true, hasCalled: hasVideo };
  if (keys.data === undefined) return stateOf(keys);
  const hasCalled = keys.data.some(({ lastUsedAt }) => lastUsedAt !== undefined);
  return { hasVideo, hasKey: keys.data.length > 0, hasCalled };
}

/**
 * After a failure, the state stays `unknown` during retries: otherwise each retry would render the page again, which
 * would start another retry.
 */
function stateOf({
  errorUpdateCount,
}: {
  readonly errorUpdateCount: number;
}): 'waiting' | 'unknown' {
  return errorUpdateCount === 0 ? 'waiting' : 'unknown';
}
