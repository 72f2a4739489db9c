import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Image, Layers, type LucideIcon, Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isFinal, type JobRecord, progressOf } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Moment } from '../../components/facts.tsx';
import { Empty } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { modelOf, statusWords, subjectOf } from '../jobs/job-words.ts';
import { useMoneyAfter } from '../jobs/use-money-after.ts';
import styles from './latest-jobs.module.css';
import { latestJobs } from './latest-jobs-query.ts';

const ICONS: Readonly<Record<JobRecord['data']['action'], LucideIcon>> = {
  video: Clapperboard,
  music: Music,
  image: Image,
};

/** The latest jobs with their status. */
export function LatestJobs(): ReactNode {
  const query = useQuery(latestJobs(usePatchbay()));
  useMoneyAfter(query.data?.data.jobs);
  return (
    <Card title="Latest jobs" actions={<Link href="/jobs">View jobs</Link>}>
      <QueryView query={query} lines={5}>
        {({ data: { jobs } }) =>
          jobs.length === 0 ? (
            <Empty
              icon={<Layers aria-hidden />}
              title="No jobs yet"
              text="Videos, songs and images appear here with their progress."
            />
          ) : (
            <ul className={styles.list}>
              {jobs.map((record) => (
                <li key={record.jobId}>
                  <JobLine record={record} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}

function JobLine({ record }: { readonly record: JobRecord }): ReactNode {
  const Icon = ICONS[record.data.action];
  const { createdAt } = record.data;
  return (
    <Link href={`/jobs/${record.jobId}`} className={styles.job}>
      <span className={styles.kind}>
        <Icon size={17} strokeWidth={1.8} aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {subjectOf(record)}
        </span>
        <span className={styles.quiet}>
          {modelOf(record)}
          {createdAt !== undefined && (
            <>
              {' · '}
              <Moment at={createdAt} />
            </>
          )}
        </span>
      </span>
      <State record={record} />
    </Link>
  );
}

function State({ record }: { readonly record: JobRecord }): ReactNode {
  const { label, tone } = statusWords(record);
  if (isFinal(record)) return <Badge tone={tone}>{label}</Badge>;
  return <Badge tone={tone}>{Math.round(100 * progressOf(record))} %</Badge>;
}
