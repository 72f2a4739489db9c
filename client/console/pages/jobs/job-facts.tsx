import type { ReactNode } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy.tsx';
import { durationInWords } from '../../components/duration.ts';
import { Moment, Units, unitWord } from '../../components/facts.tsx';
import styles from './job-facts.module.css';
import { KIND_WORDS, modelOf } from './job-words.ts';
import { useNow } from './use-now.ts';

/** The facts of a job in a few lines. */
export function JobFacts({ record }: { readonly record: JobRecord }): ReactNode {
  useNow();
  const { jobId, data } = record;
  const { createdAt, finishTime } = data;
  const hasTimes = createdAt !== undefined && finishTime !== undefined;
  return (
    <Card title="Details">
      <dl className={styles.facts}>
        <Fact name="Job">
          <code className={styles.identifier}>{jobId}</code>
          <CopyButton text={jobId} label="Copy ID" />
        </Fact>
        <Fact name="Type">{KIND_WORDS[data.action]}</Fact>
        <Fact name="Model">
          <code>{modelOf(record)}</code>
        </Fact>
        {createdAt !== undefined && (
          <Fact name="Created">
            <Moment at={createdAt} />
          </Fact>
        )}
        {finishTime !== undefined && (
          <Fact name="Finished">
            <Moment at={finishTime} />
          </Fact>
        )}
        {hasTimes && (
          <Fact name="Duration">
            {durationInWords(Date.parse(finishTime) - Date.parse(createdAt))}
          </Fact>
        )}
        <Fact name={isFinal(record) ? 'Cost' : 'Reserved'}>
          <span>
            <Units amount={data.quota} /> {unitWord(data.quota)}
          </span>
        </Fact>
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
