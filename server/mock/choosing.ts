import type { FastifyRequest } from 'fastify';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Exchange } from '../http/contract-server.ts';
import { preferencesOf } from '../http/request.ts';
import {
  exampleEvents,
  exampleOfJob,
  exampleRecords,
  fittingExample,
  namedExamples,
} from './examples.ts';
import { ACCEPTED, isAskedOfMock, prefersJob } from './preferences.ts';

/** A valid body, with the contract's own names. */
export interface CheckedDocument {
  readonly mediaType: string;
  readonly value: JsonObject;
}

/** The preference for Prism: that of the caller, or the example that fits the request best. */
export function preferenceOf(
  { operation, request }: Exchange,
  body: CheckedDocument | undefined,
): string | undefined {
  const asked = preferencesOf(request);
  if (asked === undefined || !isAskedOfMock(request)) {
    if (prefersJob(operation, asked)) return `code=${ACCEPTED}`;
    const given = body === undefined ? request.query : body.value;
    const fitting =
      exampleOfJob(operation, jobIdOf(request)) ?? fittingExample(operation, fieldsIn(given));
    return fitting === undefined ? undefined : `example=${fitting}`;
  }
  // Without a status, Prism looks for examples among successful answers only.
  const name = /example=([\w-]+)/.exec(asked)?.[1];
  const example = namedExamples(operation).find((known) => known.name === name);
  return example === undefined || asked.includes('code=')
    ? asked
    : `${asked}, code=${example.status}`;
}

/** The events of the contract's example, or of a job of the kind that the request is about. */
export function eventsOf({ operation, request }: Exchange, body?: JsonObject): readonly string[] {
  const records = exampleRecords(jobIdOf(request));
  const events = exampleEvents(operation, body);
  const isShown = records.some((record) =>
    events.some((event) => event.includes(`"${record.jobId}"`)),
  );
  if (records.length === 0 || isShown) return events;
  return records.map((record, place) => {
    const name = place === records.length - 1 ? 'end' : 'progress';
    return `id: ${place}\nevent: ${name}\ndata: ${JSON.stringify(record)}\n\n`;
  });
}

function jobIdOf({ params }: FastifyRequest): string {
  return isObject(params) ? String(params.jobId ?? '') : '';
}
