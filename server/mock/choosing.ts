import type { FastifyRequest } from 'fastify';
import { fieldsIn, type JsonObject } from '../foundation/json-object.ts';
import type { Exchange } from '../http/contract-server.ts';
import { preferencesOf } from '../http/request.ts';
import {
  exampleEvents,
  exampleOfJob,
  exampleRecords,
  fittingExample,
  namedExamples,
} from './examples.ts';
import { eventText } from './job-events.ts';
import { type JobTiming, type MockJob, percentOf, readMockJob } from './mock-job.ts';
import { ACCEPTED, isAskedOfMock, prefersJob } from './preferences.ts';

/** A valid body, with the contract's field names. */
export interface CheckedDocument {
  readonly mediaType: string;
  readonly value: JsonObject;
}

/** The `Prefer` value for Prism: the caller's, or the example that fits the request best. */
export function preferenceOf(
  exchange: Exchange,
  body: CheckedDocument | undefined,
  timing: JobTiming,
): string | undefined {
  const { operation, request } = exchange;
  const asked = preferencesOf(request);
  if (asked === undefined || !isAskedOfMock(request)) {
    if (prefersJob(operation, asked)) return `code=${ACCEPTED}`;
    const given = body === undefined ? request.query : body.value;
    const fitting = exampleOf(exchange, timing) ?? fittingExample(operation, fieldsIn(given));
    return fitting === undefined ? undefined : `example=${fitting}`;
  }
  // Without a status, Prism searches only the examples of successful answers.
  const name = /example=([\w-]+)/.exec(asked)?.[1];
  const example = namedExamples(operation).find((known) => known.name === name);
  return example === undefined || asked.includes('code=')
    ? asked
    : `${asked}, code=${example.status}`;
}

/** The name of the example for the requested job in its current status, if the request is about a job. */
function exampleOf(exchange: Exchange, timing: JobTiming): string | undefined {
  const { operation, request } = exchange;
  const job = mockJobOf(exchange);
  if (job === undefined) return exampleOfJob(operation, jobIdOf(request), 'SUCCESS');
  const isOver = percentOf(job, timing) === 100;
  return exampleOfJob(operation, job.exampleId, isOver ? 'SUCCESS' : 'ON_QUEUE');
}

/** The requested job, if this mock created it. */
export function mockJobOf({ request }: Exchange): MockJob | undefined {
  return readMockJob(jobIdOf(request));
}

/** The events of the contract's example, or those of the job that the request is about. */
export function eventsOf({ operation, request }: Exchange, body?: JsonObject): readonly string[] {
  const records = exampleRecords(jobIdOf(request));
  const events = exampleEvents(operation, body);
  const isShown = records.some((record) =>
    events.some((event) => event.includes(`"${record.jobId}"`)),
  );
  if (records.length === 0 || isShown) return events;
  return records.map((record, place) => {
    const name = place === records.length - 1 ? 'end' : 'progress';
    return eventText(place, name, record);
  });
}

function jobIdOf({ params, query }: FastifyRequest): string {
  return String(fieldsIn(params).jobId ?? fieldsIn(query).jobId ?? '');
}
