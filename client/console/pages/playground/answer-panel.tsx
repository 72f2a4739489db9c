import { Play } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import type { JobRecord, MidiResponse } from '../../../../generated/types.ts';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import { JobResult } from '../../answers/job-result.tsx';
import { JsonView } from '../../answers/json-view.tsx';
import { PictureInMaking } from '../../answers/picture-in-making.tsx';
import { StreamedText } from '../../answers/streamed-text.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { written } from '../../components/facts.tsx';
import { type ChangeWords, mayBeDone } from '../../components/failure-words.ts';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { makesJob } from '../../forms/form-request.ts';
import { CANCELLING, statusWords } from '../jobs/job-words.ts';
import { type Exchange, jobIdIn } from './exchange.ts';
import { FollowedJob } from './followed-job.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './playground.module.css';

const PianoRoll = lazy(() =>
  import('../../answers/piano-roll.tsx').then((part) => ({ default: part.PianoRoll })),
);

/** The response to a request, rendered and as JSON. */
export function AnswerPanel({ exchange }: { readonly exchange: Exchange }): ReactNode {
  const { state } = exchange;
  if (state === 'none') {
    return (
      <Card title="Response">
        <Empty
          icon={<Play size={22} />}
          title="Nothing sent yet"
          text="The response appears here: images, audio, text and the JSON."
        />
      </Card>
    );
  }
  const result = (
    <div className={styles.result}>
      {exchange.cancelError !== undefined && (
        <ErrorNotice error={exchange.cancelError} change={CANCELLING} />
      )}
      <Result exchange={exchange} />
      <NextSteps exchange={exchange} />
    </div>
  );
  return (
    <Card title="Response" actions={<Facts exchange={exchange} />}>
      {hasViews(exchange) ? <Views result={result} value={exchange.value} /> : result}
    </Card>
  );
}

/**
 * Whether the response has both a rendered view and a JSON view. A streamed result has both from the beginning, so that
 * it keeps its position and expanded state when the rest has arrived.
 */
function hasViews(exchange: Exchange): boolean {
  if (shownMeanwhile(exchange) !== undefined) return true;
  return exchange.value !== undefined && !isPlain(exchange);
}

function Views({
  result,
  value,
}: {
  readonly result: ReactNode;
  readonly value: unknown;
}): ReactNode {
  const isMissing = value === undefined;
  return (
    <Tabs
      label="Response views"
      tabs={[
        { id: 'result', label: 'Result', content: result },
        {
          id: 'json',
          label: 'JSON',
          isDisabled: isMissing,
          content: !isMissing && <JsonView value={value} label="Response JSON" />,
        },
      ]}
    />
  );
}

const STATES: Readonly<Record<Exchange['state'], { readonly tone: Tone; readonly label: string }>> =
  {
    none: { tone: 'neutral', label: '' },
    running: { tone: 'busy', label: 'In progress' },
    done: { tone: 'good', label: 'Done' },
    stopped: { tone: 'warning', label: 'Stopped' },
    failed: { tone: 'bad', label: 'Failed' },
  };
const UNKNOWN = { tone: 'warning', label: 'Outcome unknown' } as const;

function Facts({ exchange }: { readonly exchange: Exchange }): ReactNode {
  const { state, status, seconds, record, interruption } = exchange;
  const hasFailed = state === 'done' && record?.status === 'FAILED';
  const known = hasFailed ? statusWords(record) : STATES[state];
  const { tone, label } = isUnknown(exchange) ? UNKNOWN : known;
  const isCancelling = state === 'running' && exchange.isCancelling === true;
  return (
    <div className={styles.facts} role="status">
      {status !== undefined && <span>HTTP {status}</span>}
      {seconds !== undefined && <span>{written(Math.round(seconds * 100) / 100)} s</span>}
      <Badge tone={tone}>{isCancelling ? 'Cancelling' : label}</Badge>
      {state === 'running' && interruption !== undefined && (
        <span className="only-spoken">Updates are interrupted.</span>
      )}
    </div>
  );
}

/** Whether what was asked may have been done: a job is no longer followed, or there was no response to a change. */
function isUnknown(exchange: Exchange): boolean {
  const { state, error, request } = exchange;
  if (state !== 'failed' || shownMeanwhile(exchange) !== undefined) return false;
  if (jobIdIn(exchange) !== undefined) return true;
  return changeOf(request?.form).change !== undefined && mayBeDone(error);
}

/** Whether the response has no rendered view, so that only its JSON is shown. */
function isPlain({ value, record, request, state }: Exchange): boolean {
  if (state === 'failed') return true;
  return record === undefined && viewOf(request?.form, value) === undefined;
}

function Result({ exchange }: { readonly exchange: Exchange }): ReactNode {
  const { state, error, record, value, request } = exchange;
  const shown = shownMeanwhile(exchange);
  if (shown !== undefined) return shown;
  if (jobIdIn(exchange) !== undefined) {
    return (
      <FollowedJob exchange={exchange}>
        {record === undefined ? <Plain value={value} /> : <JobResult record={record} />}
      </FollowedJob>
    );
  }
  if (state === 'failed') {
    return (
      <ErrorNotice
        error={error}
        title={REFUSED}
        {...changeOf(request?.form)}
        check={request !== undefined && makesJob(request) && <JobsLink />}
      />
    );
  }
  if (state === 'stopped') return <p className={styles.quiet}>Stopped before a response.</p>;
  if (value === undefined) return <Skeleton lines={5} />;
  return viewOf(request?.form, value) ?? <Plain value={value} />;
}

const REFUSED = 'The request failed.';

/** The messages for a failed change, unless the operation only reads. */
function changeOf(form: Form | undefined): { readonly change?: ChangeWords } {
  if (form === undefined || form.method === 'GET') return {};
  const { title, isKeyed = false } = form;
  return { change: { refused: REFUSED, open: `“${title}” was done`, isRepeatable: isKeyed } };
}

function JobsLink(): ReactNode {
  return (
    <ButtonLink href="/jobs" size="small">
      View jobs
    </ButtonLink>
  );
}

/** The partial result of a stream. */
function shownMeanwhile({ state, text, picture, usage, error }: Exchange): ReactNode {
  const isRunning = state === 'running' || state === 'none';
  const more = {
    ...(usage === undefined ? {} : { usage }),
    ...(error === undefined ? {} : { error }),
  };
  if (text !== undefined) {
    return <StreamedText text={text} state={isRunning ? 'writing' : state} isStateTold {...more} />;
  }
  // If no partial picture was received, only the error is shown.
  if (picture !== undefined && (isRunning || picture.url !== undefined)) {
    return <PictureInMaking picture={picture} state={isRunning ? 'making' : state} {...more} />;
  }
  return undefined;
}

/** The rendered view of a response; `undefined` if there is only JSON. */
function viewOf(form: Form | undefined, value: unknown): ReactNode {
  if (isRecord(form, value)) return <JobResult record={value} />;
  if (isMidi(form, value)) {
    return (
      <Suspense fallback={<Skeleton lines={5} />}>
        <PianoRoll midi={value.data} title="the song" />
      </Suspense>
    );
  }
  return undefined;
}

function isRecord(form: Form | undefined, value: unknown): value is JobRecord {
  return form?.answer.endsWith('JobRecord') === true && isObject(value) && 'status' in value;
}

function isMidi(form: Form | undefined, value: unknown): value is MidiResponse {
  return form?.answer === 'MidiResponse' && isObject(value);
}

function Plain({ value }: { readonly value: unknown }): ReactNode {
  if (typeof value !== 'string') return <JsonView value={value} label="Response JSON" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre className={styles.plain} dir="auto" tabIndex={0}>
      {value}
    </pre>
  );
}
