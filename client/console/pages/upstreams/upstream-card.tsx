import type { ReactNode } from 'react';
import type { UpstreamReport } from '../../../../generated/types.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Moment, written } from '../../components/facts.tsx';
import { spoken } from './duration.ts';
import { type Span, Sparkline } from './sparkline.tsx';
import styles from './upstreams.module.css';

/** Props of `UpstreamCard`. */
export interface UpstreamCardProps {
  readonly upstream: UpstreamReport;
  /** The time window of the figures. */
  readonly span: Span;
}

const HEALTH = {
  good: { tone: 'good', word: 'Well' },
  unused: { tone: 'neutral', word: 'Not called lately' },
  failing: { tone: 'warning', word: 'Failing' },
  resting: { tone: 'bad', word: 'Left alone' },
  keyless: { tone: 'bad', word: 'No key is taken' },
} as const satisfies Record<UpstreamReport['health'], { tone: Tone; word: string }>;

const BREAKER = {
  closed: 'Calls go through',
  'half-open': 'One call tries it',
  open: 'Calls are kept away',
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
                Its own identifier of the request is <code>{lastError.requestId}</code>.
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
          ...(spared === 0 ? [] : [`${written(spared)} kept away`]),
        ].join(', ')}
      />
      <Figure
        name="Breaker"
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
        name="Just now"
        value={`${written(calls.underWay)} under way`}
        note={`${written(calls.waiting)} waiting`}
      />
      <Figure
        name="Keys"
        value={keys.count === 0 ? 'It needs none' : `${keys.usable} of ${keys.count} usable`}
      />
    </dl>
  );
}

function Speed({
  recent: { p50Milliseconds: half, p95Milliseconds: most },
}: Pick<UpstreamReport, 'recent'>): ReactNode {
  return (
    <Figure
      name="Half answer within"
      value={half === undefined ? 'Not known' : spoken(half)}
      note={most === undefined ? undefined : `95 of 100 within ${spoken(most)}`}
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
  if (models.length === 0) return <p className={styles.note}>It serves no model.</p>;
  return (
    <ul className={styles.models} aria-label="Models">
      {models.map(({ model, called }) => (
        <li key={`${model} ${called}`}>
          {model === ANY ? 'all others' : <code>{model}</code>}
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
