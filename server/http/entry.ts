import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller, Keys } from '../accounts/keys.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import type { Admitted, Limits, Refused, Subject, SubjectLimits } from '../limits/limits.ts';
import { authenticate, shownKey } from './authentication.ts';
import type { Draining } from './draining.ts';
import type { KnownKeys } from './known-keys.ts';
import type { Observation } from './observation.ts';
import type { Overload } from './overload.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

/** How much may be asked; 0 stands for no limit. */
export interface EntryLimits {
  readonly account: Pick<SubjectLimits, 'requestsPerMinute' | 'tokensPerMinute' | 'concurrent'>;
  readonly addresses: {
    readonly attemptsPerMinute: number;
    readonly wrongKeysPerMinute: number;
  };
}

/** What decides on letting requests in. */
export interface EntryParts {
  readonly draining: Draining;
  readonly overload: Overload;
  readonly keys: Keys;
  readonly knownKeys: KnownKeys;
  readonly limits: Limits;
  readonly entryLimits: EntryLimits;
  /** Whether the process takes requests, or only tells how it is and serves files. */
  readonly takesRequests: boolean;
}

/** A request that asks to be let in. */
export interface Arrival {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly observed: Observation;
  /** Ends with the request, at the latest when its answer has been sent. */
  readonly signal: AbortSignal;
}

const RETRY_AFTER_STOPPING_SECONDS = 5;
const RETRY_AFTER_OVERLOADED_SECONDS = 2;
/** So that what stands in front of several processes tries another one. */
const RETRY_AFTER_NOT_TAKEN_SECONDS = 1;

/**
 * Lets a request in, before anything of its body is read: while the gateway can take it on, for those who may ask it,
 * as often as they may. What tells how the gateway is, and what files are fetched by, is open to everybody.
 *
 * @returns who asks; `undefined` where no key is wanted
 */
export async function enter(
  arrival: Arrival,
  parts: EntryParts,
): Promise<Outcome<Caller | undefined>> {
  const { operation } = arrival;
  const isKeyed = operation.keys.length > 0;
  if (!isKeyed && operation.limitBy === undefined) return done(undefined);
  const obstacle = obstacleTo(arrival, parts);
  if (obstacle !== undefined) return failed(obstacle);
  const caller = isKeyed ? await callerOf(arrival, parts) : undefined;
  if (caller?.ok === false) return caller;
  const admission = await parts.limits.begin(subjectsOf(arrival, parts, caller?.value));
  arrival.reply.headers(rateLimitHeaders(admission.standing));
  if (!admission.ok) return beyond(admission, arrival);
  whenOver(arrival, admission.end);
  arrival.observed.journey.onUsed(admission.used);
  return done(caller?.value);
}

/** What keeps the process from taking on any request. */
function obstacleTo(arrival: Arrival, parts: EntryParts): Problem | undefined {
  if (parts.draining.isStopping) {
    const message = 'The gateway is shutting down; send the request again in a moment.';
    return unavailable(message, RETRY_AFTER_STOPPING_SECONDS);
  }
  if (!parts.takesRequests) {
    const message =
      'This process of the gateway only does the work of jobs; ask one with the role api.';
    return unavailable(message, RETRY_AFTER_NOT_TAKEN_SECONDS);
  }
  const end = parts.overload.begin();
  if (typeof end === 'function') {
    whenOver(arrival, end);
    return undefined;
  }
  arrival.observed.shed(end);
  return overloaded();
}

/** The gateway cannot take more work just now. */
export function overloaded(): Problem {
  const message = 'The gateway has too much to do just now; send the request again in a moment.';
  return unavailable(message, RETRY_AFTER_OVERLOADED_SECONDS);
}

function whenOver({ signal }: Arrival, end: () => void): void {
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
}

/**
 * Finds out who asks. Where too many wrong keys have come from an address, no more are looked at, lest one be found by
 * trying; only those that are known go on, for the sake of others behind the same address.
 */
async function callerOf(arrival: Arrival, parts: EntryParts): Promise<Outcome<Caller>> {
  const { operation, request } = arrival;
  const headers = request.raw.headersDistinct;
  const key = shownKey(headers, operation.keys);
  const { wrongKeysPerMinute } = parts.entryLimits.addresses;
  const watched = await parts.limits.begin([addressOf(request, { wrongKeysPerMinute })]);
  if (!watched.ok && key !== undefined && !parts.knownKeys.has(key)) {
    return beyond(watched, arrival);
  }
  const caller = await authenticate(headers, operation.keys, parts.keys);
  if (key !== undefined) note(caller, { key, watched, knownKeys: parts.knownKeys });
  if (caller.ok) arrival.observed.calledBy(caller.value.accountId);
  return caller;
}

function note(
  caller: Outcome<Caller>,
  {
    key,
    watched,
    knownKeys,
  }: { readonly key: string; readonly watched: Admitted | Refused; readonly knownKeys: KnownKeys },
): void {
  if (caller.ok) knownKeys.add(key);
  else if (caller.problem.kind === 'unauthorized' && watched.ok) watched.wrongKey();
}

function subjectsOf(
  { operation, request }: Arrival,
  { entryLimits: { account, addresses } }: EntryParts,
  caller: Caller | undefined,
): readonly Subject[] {
  if (caller === undefined) {
    return [addressOf(request, { requestsPerMinute: addresses.attemptsPerMinute })];
  }
  const { requestsPerMinute, tokensPerMinute, concurrent } = account;
  const tokens = usesTokens(operation) ? { tokensPerMinute } : {};
  return [
    { kind: 'key', id: caller.keyId, limits: { requestsPerMinute: requestsOfKey(caller) } },
    {
      kind: 'account',
      id: caller.accountId,
      limits: { requestsPerMinute, concurrent, ...tokens },
    },
  ];
}

function addressOf({ ip }: FastifyRequest, limits: SubjectLimits): Subject {
  return { kind: 'address', id: ip, limits };
}

function requestsOfKey(
  caller: Caller & { readonly limits?: { readonly requestsPerMinute?: number | undefined } },
): number | undefined {
  return caller.limits?.requestsPerMinute;
}

/** The models of text are the operator's own, and only text is measured in tokens. */
function usesTokens({ models }: Operation): boolean {
  return models?.values === 'open';
}

function beyond(
  refused: Refused,
  { observed, reply }: Arrival,
): { readonly ok: false; readonly problem: Problem } {
  const { standing, message, retryAfterSeconds, policy } = refused;
  observed.limited(policy);
  reply.headers(rateLimitHeaders(standing));
  return failed(problem('limited', message, { code: 'rate_limit_exceeded', retryAfterSeconds }));
}
