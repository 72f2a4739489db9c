import { useQueryClient } from '@tanstack/react-query';
import { CircleX, RotateCcw, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, NotFoundError } from '../../../index.ts';
import { JobResult } from '../../answers/job-result.tsx';
import { JsonView } from '../../answers/json-view.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { shortened } from '../../components/shortened.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { JobCallback } from './job-callback.tsx';
import { JobFacts } from './job-facts.tsx';
import styles from './job-page.module.css';
import { JobTimeline } from './job-timeline.tsx';
import { KIND_WORDS, mayCancel, modelOf, statusWords, subjectOf } from './job-words.ts';
import { requestAgain } from './request-again.ts';
import { useJob } from './use-job.ts';

const BACK = { href: '/jobs', label: 'Jobs' } as const;

/** The page of a job: its result, its request, and its history. */
export function JobPage(): ReactNode {
  const { jobId = '' } = useParams();
  const query = useJob(jobId);
  if (query.error instanceof NotFoundError) {
    return (
      <>
        <PageHeader title="Job not found" back={BACK} />
        <Empty
          icon={<SearchX size={28} aria-hidden />}
          title="This job does not exist"
          text="It may have been removed. Finished jobs are kept for a limited time."
          action={<ButtonLink href="/jobs">View all jobs</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      {query.data === undefined && <PageHeader title="Job" back={BACK} />}
      <QueryView query={query} lines={8}>
        {(record) => <ShownJob record={record} />}
      </QueryView>
    </>
  );
}

function ShownJob({ record }: { readonly record: JobRecord }): ReactNode {
  const { label, tone } = statusWords(record);
  const { hookUrl } = record.data;
  return (
    <>
      <PageHeader
        title={shortened(subjectOf(record), MAX_TITLE_CHARACTERS)}
        badge={<Badge tone={tone}>{label}</Badge>}
        text={`${KIND_WORDS[record.data.action]} by ${modelOf(record)}`}
        back={BACK}
        actions={<JobActions record={record} />}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <Card title={isFinal(record) ? 'Result' : 'Progress'}>
            <JobResult record={record} />
          </Card>
          <JobRequest record={record} />
        </div>
        <div className={styles.side}>
          <JobFacts record={record} />
          <JobTimeline jobId={record.jobId} />
        </div>
        <div className={styles.main}>
          {hookUrl !== undefined && <JobCallback record={record} hookUrl={hookUrl} />}
          <details className={styles.raw}>
            <summary>Full record (JSON)</summary>
            <JsonView value={record} label="Job record" />
          </details>
        </div>
      </div>
    </>
  );
}

function JobActions({ record }: { readonly record: JobRecord }): ReactNode {
  const queries = useQueryClient();
  const [toCancel, setToCancel] = useState<JobRecord | undefined>();
  const keep = (ended: JobRecord): void => {
    queries.setQueryData(['job', ended.jobId, 'record'], ended);
  };
  return (
    <>
      {mayCancel(record) && (
        <Button
          variant="danger"
          icon={<CircleX size={16} aria-hidden />}
          onClick={() => setToCancel(record)}
        >
          Cancel
        </Button>
      )}
      <UseAgain record={record} />
      <CancelDialog record={toCancel} onClose={() => setToCancel(undefined)} onRecord={keep} />
    </>
  );
}

function UseAgain({ record }: { readonly record: JobRecord }): ReactNode {
  const [, navigate] = useLocation();
  const { operationId, values } = requestAgain(record);
  return (
    <Button
      icon={<RotateCcw size={16} aria-hidden />}
      onClick={() => navigate(`/playground/${operationId}`, { state: { values } })}
    >
      Reuse in playground
    </Button>
  );
}

function JobRequest({ record }: { readonly record: JobRecord }): ReactNode {
  const { values } = requestAgain(record);
  return (
    <Card title="Request">
      <dl className={styles.request}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className={styles.value}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd dir="auto">{Array.isArray(value) ? value.join('\n') : String(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const MAX_TITLE_CHARACTERS = 60;
