import { valueAt } from '../../../../openapi/validation/json-pointer.ts';
import type { Connection } from '../../../connection.ts';
import { followJob } from '../../../job-updates.ts';
import { watchJobs } from '../../../watched-jobs.ts';
import { type FormRequest, makesJob, statesOf } from '../../forms/form-request.ts';
import { isEvents, streamedFields } from '../../requests/request-text.ts';
import { followedAgain } from '../jobs/followed-again.ts';
import { askFor } from './call.ts';
import type { Note } from './exchange.ts';
import { readPicture } from './show-picture.ts';
import { readText } from './stream-text.ts';

/** How a request is followed. */
export interface Running {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  readonly note: Note;
  readonly onJob: (jobId: string) => void;
}

/** Sends a request and follows it to its end. */
export function run(connection: Connection, request: FormRequest, running: Running): Promise<void> {
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
  { signal, idempotencyKey, note }: Running,
): Promise<void> {
  const ask = askFor(request, 'usual', ({ status }) => note({ status }));
  note({ value: await connection.ask(ask, { signal, idempotencyKey }) });
}

async function runJob(
  connection: Connection,
  request: FormRequest,
  running: Running,
): Promise<void> {
  const { signal, idempotencyKey } = running;
  const { ways, jobAt = '' } = request.form;
  const way = ways.job === undefined ? 'usual' : 'job';
  const ask = askFor(request, way, ({ status }) => running.note({ status }));
  const value = await connection.ask(ask, { signal, idempotencyKey });
  running.note({ value });
  await follow(connection, String(valueAt(value, jobAt)), running);
}

/** Follows a job to its end, also across a restart of the gateway. */
async function follow(
  connection: Connection,
  jobId: string,
  { signal, note, onJob }: Running,
): Promise<void> {
  onJob(jobId);
  const records = followedAgain({
    follow: () => followJob(connection, jobId, { signal }),
    signal,
    onInterruption: (interruption) => note({ interruption }),
  });
  for await (const record of records) note({ record, value: record, interruption: undefined });
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
  { signal, idempotencyKey, note }: Running,
): Promise<void> {
  const ask = askFor(request, 'stream', ({ status }) => note({ status }));
  const value = await readPicture(request, {
    open: (ending) => connection.open(ask, { signal: ending, idempotencyKey }),
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
