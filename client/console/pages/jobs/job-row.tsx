import { CircleX } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { JobRecord } from '../../../../generated/types.ts';
import { progressOf } from '../../../index.ts';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/button.tsx';
import { Moment, Units, unitWord } from '../../components/facts.tsx';
import { Progress } from '../../components/progress.tsx';
import styles from './job-row.module.css';
import { JobThumbnail } from './job-thumbnail.tsx';
import { KIND_WORDS, mayCancel, modelOf, statusWords, subjectOf } from './job-words.ts';

/** Props of `JobRow`. */
export interface JobRowProps {
  readonly record: JobRecord;
  /** The current time for relative ages; a new value renders the row again. */
  readonly now: number;
  readonly onCancel: (record: JobRecord) => void;
}

/** A job in the list. It is rendered again only when its own record changes, not when other jobs do. */
export const JobRow = memo(function JobRow({ record, onCancel }: JobRowProps): ReactNode {
  const { jobId, data } = record;
  const subject = subjectOf(record);
  return (
    <li className={styles.row} data-job={jobId}>
      <JobThumbnail record={record} />
      <div className={styles.what}>
        <Link href={`/jobs/${jobId}`} className={styles.subject} dir="auto">
          {subject}
        </Link>
        <span className={styles.facts}>
          {KIND_WORDS[data.action]} · {modelOf(record)}
        </span>
      </div>
      <div className={styles.status}>
        {record.status === 'ON_QUEUE' ? (
          <Progress label={`Progress of ${subject}`} value={progressOf(record) * 100} />
        ) : (
          <Badge tone={statusWords(record).tone}>{statusWords(record).label}</Badge>
        )}
      </div>
      <div className={styles.figures}>
        <span>{data.createdAt !== undefined && <Moment at={data.createdAt} />}</span>
        <span>
          <Units amount={data.quota} /> {unitWord(data.quota)}
        </span>
      </div>
      <span className={styles.action}>
        {mayCancel(record) && (
          <IconButton
            label={`Cancel ${subject}`}
            icon={<CircleX size={18} />}
            onClick={() => onCancel(record)}
          />
        )}
      </span>
    </li>
  );
});
