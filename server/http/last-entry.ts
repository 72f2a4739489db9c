import { readIdentifier } from '../foundation/identifiers.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Problem } from '../foundation/problems.ts';
import { failureOf, type UpstreamAttempts } from '../operations/upstream-attempts.ts';

/** A request that is over. */
export interface EndedRequest {
  /** `aborted` where its caller went away before the answer. */
  readonly status: number | 'aborted';
  /** As the caller named it. */
  readonly model: string | undefined;
  /** Why it was refused. */
  readonly problem: Problem | undefined;
  readonly upstreamAttempts: UpstreamAttempts;
}

/** What the last entry of a request in the log tells of its end, so that it leads to upstream, job and bill. */
export function lastEntryOf({
  status,
  model,
  problem,
  upstreamAttempts,
}: EndedRequest): JsonObject {
  const { jobId, usage, brokenOffBy, isFromCache } = upstreamAttempts;
  const last = upstreamAttempts.asked === undefined ? upstreamAttempts.attempts.at(-1) : undefined;
  const upstream = upstreamAttempts.asked ?? last?.upstream;
  // What was handed to nobody is text of a stranger, and stays out of the log.
  const isTaken = upstream !== undefined || isFromCache || jobId !== undefined;
  const hasFailed = status === 'aborted' || status >= 400;
  // The log writes nothing that is undefined.
  return {
    status: status === 'aborted' ? undefined : status,
    problem: problem && nameOf(problem),
    model: isTaken ? model : undefined,
    fromCache: isFromCache || undefined,
    upstream,
    upstreamRequestId: last?.requestId,
    ...(hasFailed ? failureOf(upstreamAttempts) : undefined),
    brokenOffBy,
    jobId,
    ...usage,
  };
}

/** The gateway's own word for a problem: as exact as there is one. */
function nameOf({ kind, code, reason, violations }: Problem): string {
  return code ?? reason ?? violations?.[0]?.rule ?? kind;
}

/** What an entry tells by names. */
export type Facts = Readonly<Record<string, string>>;

/** The parameters that name what an operation is about. */
const TARGETS = ['personId', 'invitationId', 'keyId', 'jobId'] as const;

/** What a request is about. Text that is no identifier was written by a stranger, and stays out of the log. */
export function targetOf(parameters: JsonObject = {}): Facts {
  const found = TARGETS.flatMap((name) => {
    const value = parameters[name];
    const id = typeof value === 'string' ? readIdentifier(value) : undefined;
    return id === undefined ? [] : [[name, id] as const];
  });
  return Object.fromEntries(found);
}
