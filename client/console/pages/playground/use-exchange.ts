import { useCallback, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../../openapi/validation/json-pointer.ts';
import type { Connection } from '../../../connection.ts';
import { AbortedError } from '../../../errors.ts';
import { isFinal } from '../../../job-record.ts';
import { followJob } from '../../../job-updates.ts';
import { watchJobs } from '../../../watched-jobs.ts';
import { type FormRequest, makesJob, statesOf } from '../../forms/form-request.ts';
import { isEvents, streamedFields } from '../../requests/request-text.ts';
import { askFor } from './call.ts';
import type { Exchange, Note } from './exchange.ts';
import { Making } from './making.ts';
import { readPicture } from './show-picture.ts';
import { readText } from './stream-text.ts';

/** Sends requests, one at a time. */
export interface ExchangeControl {
  readonly exchange: Exchange;
  /** Sends a request and no longer follows a previous one. Returns the error, if any. */
  send(request: FormRequest): Promise<unknown>;
  /** Aborts the request in progress; if it creates a job, the job is cancelled once its identifier is known. */
  stop(): void;
}

const NONE: Exchange = { state: 'none' };

/** Sends a form's request and follows it to its end. */
export function useExchange(connection: Connection): ExchangeControl {
  const [exchange, setExchange] = useState(NONE);
  const running = useRef<AbortController>(undefined);
  const making = useRef<Making>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (request: FormRequest): Promise<unknown> => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      const began = performance.now();
      const note = (news: Partial<Exchange>): void => {
        if (running.current === control) setExchange((before) => ({ ...before, ...news }));
      };
      const made = makesJob(request) ? new Making(connection, note) : undefined;
      making.current = made;
      setExchange({ state: 'running', request });
      try {
        await run(connection, request, {
          signal: control.signal,
          note,
          onJob: (id) => made?.begin(id),
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
    if (making.current === undefined) running.current?.abort();
    else making.current.cancel();
  }, []);

  return { exchange, send, stop };
}

interface Running {
  readonly signal: AbortSignal;
  readonly note: Note;
  readonly onJob: (jobId: string) => void;
}

function run(connection: Connection, request: FormRequest, running: Running): Promise<void> {
  if (request.form.ways.stream !== undefined) return runText(connection, request, running);
  if (statesOf(request) > 0) return runPicture(connection, request, running);
  if (makesJob(request)) return runJob(connection, request, running);
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

/** Shows each update of the account's jobs until aborted. */
async function watch(connection: Connection, { signal, note }: Running): Promise<void> {
  for await (const record of watchJobs(connection, { signal })) note({ record, value: record });
}

async function runText(
  connection: Connection,
  request: FormRequest,
  { signal, note }: Running,
): Promise<void> {
  const { ways } = request.form;
  const streamed = { ...request, fields: streamedFields(request) };
  const ask = askFor(streamed, 'stream', ({ status }) => note({ status }));
  let text = '';
  note({ text });
  const { whole, usage } = await readText(ways.stream ?? '', {
    open: (ending) => connection.open(ask, { signal: ending }),
    signal,
    onText(piece) {
      text += piece;
      note({ text });
    },
  });
  note({ value: whole, ...(usage === undefined ? {} : { usage }) });
}

async function runPicture(
  connection: Connection,
  request: FormRequest,
  { signal, note }: Running,
): Promise<void> {
  const ask = askFor(request, 'stream', ({ status }) => note({ status }));
  const value = await readPicture(request, {
    open: (ending) => connection.open(ask, { signal: ending }),
    signal,
    onPicture: (picture) => note({ picture }),
  });
  if (value === undefined) return;
  const { usage } = value;
  note({
    value,
    ...(usage === undefined
      ? {}
      : { usage: { input: usage.input_tokens, output: usage.output_tokens } }),
  });
}
