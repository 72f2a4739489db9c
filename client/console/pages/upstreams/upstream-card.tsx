import type { ReactNode } from 'react';
import type { UpstreamReport } from '../../../../generated/types.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { durationInWords } from '../../components/duration.ts';
import { Moment, written } from '../../components/facts.tsx';
import { type Span, Sparkline } from './sparkline.tsx';
import styles from './upstreams.module.css';

/** Props of `UpstreamCard`. */
export interface UpstreamCardProps {
  readonly upstream: UpstreamReport;
  /** The time window of the figures. */
  readonly span: Span;
}

const HEALTH = {
  good: { tone: 'good', word: 'Healthy' },
  unused: { tone: 'neutral', word: 'Idle' },
  failing: { tone: 'warning', word: 'Failing' },
  resting: { tone: 'bad', word: 'Paused' },
  keyless: { tone: 'bad', word: 'No usable key' },
} as const satisfies Record<UpstreamReport['health'], { tone: Tone; word: string }>;

const BREAKER = {
  closed: 'Closed',
  'half-open': 'Half-open',
  open: 'Open',
} as const satisfies Record<UpstreamReport['breaker']['state'], string>;

/** The health of an upstream. */
export function UpstreamCard({ upstream, span }: UpstreamCardProps): ReactNode {
  const { name, kind, health, message, steps, lastError } = upstream;
  const { tone, word } = HEALTH[health];
  return (
    <Card
      title={name}
      badge={
        <span className={styles.health}>
          <span className={styles.kind}>{kind}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
      }
      text={message}
    >
      <div className={styles.content}>
        <Sparkline steps={steps} span={span} name={name} />
        <Figures upstream={upstream} />
        <Models upstream={upstream} />
        {lastError !== undefined && (
          <p className={styles.error}>
            <strong>
              Last error, <Moment at={lastError.at} />:
            </strong>{' '}
            {lastError.message}
            {lastError.requestId !== undefined && (
              <>
                {' '}
                Upstream request ID: <code>{lastError.requestId}</code>.
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

function Figures({ upstream }: { readonly upstream: UpstreamReport }): ReactNode {
  const { breaker, keys, calls, recent } = upstream;
  const failed = upstream.steps.reduce((sum, { failures }) => sum + failures, 0);
  const spared = recent.outcomes.spared ?? 0;
  return (
    <dl className={styles.figures}>
      <Speed recent={recent} />
      <Figure
        name="Calls"
        value={written(recent.calls)}
        note={[
          `${written(failed)} failed`,
          ...(spared === 0 ? [] : [`${written(spared)} skipped`]),
        ].join(', ')}
      />
      <Figure
        name="Circuit breaker"
        value={BREAKER[breaker.state]}
        note={
          breaker.since === undefined ? undefined : (
            <>
              since <Moment at={breaker.since} />
            </>
          )
        }
      />
      <Figure
        name="Now"
        value={`${written(calls.underWay)} in progress`}
        note={`${written(calls.waiting)} waiting`}
      />
      <Figure
        name="Keys"
        value={keys.count === 0 ? 'Not required' : `${keys.usable} of ${keys.count} usable`}
      />
    </dl>
  );
}

function Speed({
  recent: { p50Milliseconds: half, p95Milliseconds: most },
}: Pick<UpstreamReport, 'recent'>): ReactNode {
  return (
    <Figure
      name="Median latency"
      value={half === undefined ? 'Unknown' : durationInWords(half)}
      note={most === undefined ? undefined : `p95 ${durationInWords(most)}`}
    />
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

const ANY = '*';

function Models({ upstream: { models } }: { readonly upstream: UpstreamReport }): ReactNode {
  if (models.length === 0) return <p className={styles.note}>No models</p>;
  return (
    <ul className={styles.models} aria-label="Models">
      {models.map(({ model, called }) => (
        <li key={`${model} ${called}`}>
          {model === ANY ? 'all other models' : <code>{model}</code>}
          {called !== model && called !== ANY && (
            <>
              {' as '}
              <code>{called}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
