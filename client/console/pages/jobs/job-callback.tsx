import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallbackAttempt, CallbackReport, JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';
import { timerTime } from '../../../longest-timer.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { durationInWords } from '../../components/duration.ts';
import { Moment } from '../../components/facts.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useFailureToast } from '../../components/toast.tsx';
import styles from './job-callback.module.css';
import { useNow } from './use-now.ts';

type State = CallbackReport['data']['state'];

const STATES: Readonly<Record<State, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'busy' },
  delivered: { label: 'Delivered', tone: 'good' },
  unwanted: { label: 'Declined', tone: 'warning' },
  'given-up': { label: 'Failed', tone: 'bad' },
};

/** Props of `JobCallback`. */
export interface JobCallbackProps {
  readonly record: JobRecord;
  readonly hookUrl: string;
}

/** The delivery state of a job's callback, all attempts, and a button to deliver it again. */
export function JobCallback({ record, hookUrl }: JobCallbackProps): ReactNode {
  const hasEnded = isFinal(record);
  return (
    <Card title="Callback">
      <p className={styles.receiver}>
        <span>Receiver</span> <code>{hookUrl}</code>
      </p>
      {hasEnded ? <Delivery jobId={record.jobId} /> : <p>Sent when the job ends.</p>}
    </Card>
  );
}

function Delivery({ jobId }: { readonly jobId: string }): ReactNode {
  const query = useDelivery(jobId);
  const redelivery = useRedelivery(jobId);
  useNow();
  return (
    <QueryView query={query}>
      {({ message, data: { state, nextAttempt, attempts } }) => (
        <>
          <div className={styles.state}>
            <span role="status" className={styles.outcome}>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> {message}
            </span>
            <Button
              size="small"
              icon={<Send size={14} aria-hidden />}
              isBusy={redelivery.isPending}
              onClick={() => redelivery.mutate()}
            >
              Redeliver
            </Button>
          </div>
          {nextAttempt !== undefined && (
            <p className={styles.next}>
              Next attempt <Moment at={nextAttempt} />.
            </p>
          )}
          {attempts.length > 0 && (
            <ol className={styles.attempts} aria-label="Attempts, newest first">
              {attempts.map((attempt) => (
                <Attempt key={attempt.startedAt} attempt={attempt} />
              ))}
            </ol>
          )}
        </>
      )}
    </QueryView>
  );
}

function Attempt({ attempt }: { readonly attempt: CallbackAttempt }): ReactNode {
  const { startedAt, milliseconds, statusCode, failure, answer } = attempt;
  return (
    <li className={styles.attempt}>
      <div className={styles.line}>
        <Badge tone={failure === undefined ? 'good' : 'bad'}>{statusCode ?? 'No response'}</Badge>
        <Moment at={startedAt} />
        <span>took {durationInWords(milliseconds)}</span>
      </div>
      {failure !== undefined && <p>{failure}</p>}
      {answer !== '' && <pre className={styles.answer}>{answer}</pre>}
    </li>
  );
}

/** Polling interval while an attempt is imminent. */
const LOOK_MS = 1_000;
/** The next attempt may be hours away: polling resumes this long before it. */
const NEAR_MS = 60_000;

function useDelivery(jobId: string): UseQueryResult<CallbackReport> {
  const patchbay = usePatchbay();
  return useQuery({
    queryKey: ['job', jobId, 'callback'],
    queryFn: ({ signal }) => patchbay.callbacks.get(jobId, { signal }),
    refetchInterval: ({ state }) => lookIn(state.data),
  });
}

/** Milliseconds until the next poll; `false` if none is needed. */
function lookIn(report: CallbackReport | undefined): number | false {
  if (report?.data.state !== 'pending') return false;
  const { nextAttempt } = report.data;
  if (nextAttempt === undefined) return LOOK_MS;
  return Math.max(
    LOOK_MS,
    timerTime(Date.parse(nextAttempt) - Date.now() - NEAR_MS, 'nextAttempt'),
  );
}

const DELIVERING = {
  refused: 'The callback was not redelivered.',
  open: 'the callback was redelivered',
} as const;

function useRedelivery(jobId: string) {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  return useMutation({
    mutationFn: () => patchbay.callbacks.redeliver(jobId),
    onSuccess: (report) => queries.setQueryData(['job', jobId, 'callback'], report),
    onError: (error) => sayFailure(error, DELIVERING),
  });
}
