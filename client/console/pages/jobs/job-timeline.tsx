import { useQuery } from '@tanstack/react-query';
import { Ban, Check, CirclePlus, CloudUpload, Download, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobStep } from '../../../../generated/types.ts';
import { usePatchbay } from '../../app/session.tsx';
import type { Tone } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { durationInWords } from '../../components/duration.ts';
import { Moment, Units, unitWord, whenExactly } from '../../components/facts.tsx';
import { QueryView } from '../../components/query-view.tsx';
import styles from './job-timeline.module.css';
import { useNow } from './use-now.ts';

interface Look {
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone: Tone;
}

const SIZE = 14;
const LOOKS: Readonly<Record<JobStep['step'], Look>> = {
  created: { label: 'Created', icon: <CirclePlus size={SIZE} />, tone: 'neutral' },
  submitting: { label: 'Submitted', icon: <CloudUpload size={SIZE} />, tone: 'busy' },
  running: { label: 'Running', icon: <Play size={SIZE} />, tone: 'busy' },
  retrying: { label: 'Failed, retrying', icon: <RotateCw size={SIZE} />, tone: 'warning' },
  collecting: { label: 'Storing result', icon: <Download size={SIZE} />, tone: 'busy' },
  succeeded: { label: 'Done', icon: <Check size={SIZE} />, tone: 'good' },
  failed: { label: 'Failed', icon: <X size={SIZE} />, tone: 'bad' },
  cancelled: { label: 'Cancelled', icon: <Ban size={SIZE} />, tone: 'neutral' },
};

/** The history of a job with the duration of each step. */
export function JobTimeline({ jobId }: { readonly jobId: string }): ReactNode {
  useNow();
  const patchbay = usePatchbay();
  const query = useQuery({
    queryKey: ['job', jobId, 'way', 'timeline'],
    queryFn: ({ signal }) => patchbay.jobs.timeline(jobId, { signal }),
  });
  return (
    <Card title="Timeline">
      <QueryView query={query} lines={5}>
        {({ data }) => (
          <ol className={styles.steps} aria-label="Timeline">
            {data.steps.map((step, index) => (
              <Step key={`${step.at} ${step.step}`} step={step} before={data.steps[index - 1]} />
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}

interface StepProps {
  readonly step: JobStep;
  readonly before: JobStep | undefined;
}

function Step({ step, before }: StepProps): ReactNode {
  const { label, icon, tone } = LOOKS[step.step];
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <strong>{label}</strong>
          <span className={styles.time}>
            {before === undefined ? (
              <Moment at={step.at} />
            ) : (
              <time dateTime={step.at} title={whenExactly(step.at)}>
                +{durationInWords(Date.parse(step.at) - Date.parse(before.at))}
              </time>
            )}
          </span>
        </div>
        <StepDetails step={step} />
      </div>
    </li>
  );
}

/** The details of a step besides its name and time. */
function StepDetails({ step }: { readonly step: JobStep }): ReactNode {
  const { upstream, attempt = 1, message, nextAttempt, quota } = step;
  const hasWords = step.step === 'retrying' || step.step === 'failed';
  const isEnd = step.step !== 'created';
  return (
    <>
      {upstream !== undefined && (
        <span>
          Upstream <code>{upstream}</code>
        </span>
      )}
      {step.step === 'submitting' && attempt > 1 && <span>attempt {attempt}</span>}
      {hasWords && <span>{message}</span>}
      {nextAttempt !== undefined && (
        <span>
          next attempt after {durationInWords(Date.parse(nextAttempt) - Date.parse(step.at))}
        </span>
      )}
      {quota !== undefined && (
        <span>
          <Units amount={quota} /> {unitWord(quota)} {isEnd ? 'charged' : 'reserved'}
        </span>
      )}
    </>
  );
}
