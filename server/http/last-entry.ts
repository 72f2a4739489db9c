import { readIdentifier } from '../foundation/identifiers.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Problem } from '../foundation/problems.ts';
import { failureOf, type RequestRecord } from '../operations/request-record.ts';

/** A finished request. */
export interface EndedRequest {
  /** `aborted` if the caller disconnected before the response. */
  readonly status: number | 'aborted';
  /** As the caller named it. */
  readonly model: string | undefined;
  /** Why it failed, if it did. */
  readonly problem: Problem | undefined;
  readonly requestRecord: RequestRecord;
}

/** The fields of a request's last log entry, which identify its upstream, its job and its charge. */
export function lastEntryOf({ status, model, problem, requestRecord }: EndedRequest): JsonObject {
  const { jobId, usage, brokenOffBy, isFromCache } = requestRecord;
  const last = requestRecord.asked === undefined ? requestRecord.attempts.at(-1) : undefined;
  const upstream = requestRecord.asked ?? last?.upstream;
  // A model name that led to no upstream, cached answer or job is untrusted text, and is not logged.
  const isTaken = upstream !== undefined || isFromCache || jobId !== undefined;
  const hasFailed = status === 'aborted' || status >= 400;
  // The log omits undefined fields.
  return {
    status: status === 'aborted' ? undefined : status,
    problem: problem && nameOf(problem),
    model: isTaken ? model : undefined,
    fromCache: isFromCache || undefined,
    upstream,
    upstreamRequestId: last?.requestId,
    ...(hasFailed ? failureOf(requestRecord) : undefined),
    brokenOffBy,
    jobId,
    ...usage,
  };
}

/** The gateway's most specific name for a problem. */
function nameOf({ kind, code, reason, violations }: Problem): string {
  return code ?? reason ?? violations?.[0]?.rule ?? kind;
}

/** Named values in a log entry. */
export type Facts = Readonly<Record<string, string>>;

/** The parameters that identify the resource of an operation. */
const TARGETS = ['personId', 'invitationId', 'keyId', 'jobId'] as const;

/**
 * The identifiers of the resources of a request. Values that are not identifiers are untrusted text, and are not
 * logged.
 */
export function targetOf(parameters: JsonObject = {}): Facts {
  const found = TARGETS.flatMap((name) => {
    const value = parameters[name];
    const id = typeof value === 'string' ? readIdentifier(value) : undefined;
    return id === undefined ? [] : [[name, id] as const];
  });
  return Object.fromEntries(found);
}
