import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { valueAt } from '../../../../generated/validation/json-pointer.ts';
import type { Connection } from '../../../connection.ts';
import { AbortedError } from '../../../errors.ts';
import { isFinal } from '../../../job-record.ts';
import { followJob } from '../../../job-updates.ts';
import { watchJobs } from '../../../watched-jobs.ts';
import type { FormRequest } from '../../forms/form-request.ts';
import { isEvents } from '../../requests/request-text.ts';
import { askFor } from './call.ts';
import { readText, type TextUsage } from './stream-text.ts';

/** A request and what has come of it so far. */
export interface Exchange {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  /** What was sent. */
  readonly request?: FormRequest;
  /** The answer as it came. */
  readonly value?: unknown;
  readonly status?: number;
  /** From sending to the whole answer. */
  readonly seconds?: number;
  /** The job that the answer is about, as it was last heard of. */
  readonly record?: JobRecord;
  /** The text as far as it is written. */
  readonly text?: string;
  readonly usage?: TextUsage;
  readonly error?: unknown;
}

/** What sends requests, one at a time. */
export interface ExchangeControl {
  readonly exchange: Exchange;
  /** Sends a request; one that is under way is left to itself. Answers the failure, where there is one. */
  send(request: FormRequest): Promise<unknown>;
  /** Ends what is under way; a job is cancelled. */
  stop(): void;
}

const NONE: Exchange = { state: 'none' };

/** Sends what a form asks for, and follows it to its end. */
export function useExchange(connection: Connection): ExchangeControl {
  const [exchange, setExchange] = useState(NONE);
  const running = useRef<AbortController>(undefined);
  const jobId = useRef<string>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (request: FormRequest): Promise<unknown> => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      jobId.current = undefined;
      const began = performance.now();
      const note = (news: Partial<Exchange>): void => {
        if (running.current === control) setExchange((before) => ({ ...before, ...news }));
      };
      setExchange({ state: 'running', request });
      try {
        await run(connection, request, {
          signal: control.signal,
          note,
          onJob: (id) => {
            if (running.current === control) jobId.current = id;
          },
        });
        note({ state: 'done', seconds: (performance.now() - began) / 1000 });
        return undefined;
      } catch (error) {
        note(error instanceof AbortedError ? { state: 'stopped' } : { state: 'failed', error });
        return error;
      }
    },
    [connection],
  );

  const stop = useCallback((): void => {
    const id = jobId.current;
    if (id === undefined) running.current?.abort();
    // The job's own record tells of its end.
    else {
      void connection
        .ask((client, call) => client.cancelJob({ jobId: id }, call))
        .catch(() => running.current?.abort());
    }
  }, [connection]);

  return { exchange, send, stop };
}

interface Running {
  readonly signal: AbortSignal;
  readonly note: (news: Partial<Exchange>) => void;
  readonly onJob: (jobId: string) => void;
}

function run(connection: Connection, request: FormRequest, running: Running): Promise<void> {
  const { ways, jobAt } = request.form;
  if (ways.stream !== undefined) return runText(connection, request, running);
  if (jobAt !== undefined) return runJob(connection, request, running);
  if (isEvents(request.form)) {
    const { jobId } = request.parameters;
    if (jobId === undefined) return watch(connection, running);
    return follow(connection, String(jobId), running);
  }
  return runPlain(connection, request, running);
}

async function runPlain(
  connection: Connection,
  request: FormRequest,
  { signal, note }: Running,
): Promise<void> {
  const ask = askFor(request, 'usual', ({ status }) => note({ status }));
  note({ value: await connection.ask(ask, { signal }) });
}

async function runJob(
  connection: Connection,
  request: FormRequest,
  running: Running,
): Promise<void> {
  const { ways, jobAt = '' } = request.form;
  const way = ways.job === undefined ? 'usual' : 'job';
  const ask = askFor(request, way, ({ status }) => running.note({ status }));
  const value = await connection.ask(ask, { signal: running.signal });
  running.note({ value });
  await follow(connection, String(valueAt(value, jobAt)), running);
}

async function follow(
  connection: Connection,
  jobId: string,
  { signal, note, onJob }: Running,
): Promise<void> {
  onJob(jobId);
  for await (const record of followJob(connection, jobId, { signal })) {
    note({ record, value: record });
    if (isFinal(record)) return;
  }
}

/** Shows each job that changes, until it is stopped. */
async function watch(connection: Connection, { signal, note }: Running): Promise<void> {
  for await (const record of watchJobs(connection, { signal })) note({ record, value: record });
}

async function runText(
  connection: Connection,
  request: FormRequest,
  { signal, note }: Running,
): Promise<void> {
  const { ways } = request.form;
  const ask = askFor(request, 'stream', ({ status }) => note({ status }));
  let text = '';
  note({ text });
  const { whole, usage } = await readText(
    ways.stream ?? '',
    () => connection.open(ask, { signal }),
    (piece) => {
      text += piece;
      note({ text });
    },
  );
  note({ value: whole, ...(usage === undefined ? {} : { usage }) });
}
