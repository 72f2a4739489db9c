import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller, KeyCaller } from '../accounts/caller.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import type { Admitted, Limits } from '../limits/limits.ts';
import type { Refused } from '../limits/standing.ts';
import type { Subject, SubjectLimits } from '../limits/subject-limits.ts';
import { type AuthenticationResult, sentHeaders } from './authenticated.ts';
import { type Authenticators, authenticate, presentedKey } from './authentication.ts';
import { type Draining, RETRY_AFTER_STOPPING_SECONDS } from './draining.ts';
import type { KnownKeys } from './known-keys.ts';
import type { Observation } from './observation.ts';
import type { Overload } from './overload.ts';
import { isPrefetch, prefetchAnswer } from './prefetch.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { RequestSlot } from './request-slots.ts';

/** Limits on requests; 0 means no limit. */
export interface AdmissionLimits {
  readonly account: Pick<SubjectLimits, 'requestsPerMinute' | 'tokensPerMinute' | 'concurrent'>;
  readonly addresses: {
    readonly attemptsPerMinute: number;
    readonly wrongKeysPerMinute: number;
  };
}

/** Dependencies and options of `admitRequest`. */
export interface AdmissionParts {
  readonly draining: Draining;
  readonly overload: Overload;
  readonly authenticators: Authenticators;
  readonly knownKeys: KnownKeys;
  readonly limits: Limits;
  readonly entryLimits: AdmissionLimits;
  /** Whether the process accepts API requests; otherwise it only reports its state and serves files. */
  readonly takesRequests: boolean;
}

/** A request before admission. */
export interface Arrival {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly observed: Observation;
}

/** An admitted request. */
export interface AdmittedRequest {
  /** The authenticated caller; undefined if the operation is public. */
  readonly caller?: Caller | undefined;
  /** Its slot among the requests in flight, if it occupies one. */
  readonly slot?: RequestSlot;
}

const RETRY_AFTER_OVERLOADED_SECONDS = 2;
/** Short, as the load balancer will route the retry to another process. */
const RETRY_AFTER_NOT_TAKEN_SECONDS = 1;

/**
 * Decides whether to admit a request before its body is read: whether the gateway has capacity, who the caller is,
 * whether they may call this operation, and whether they are within their rate limits. Operations that report the state
 * of the gateway or serve files are public.
 */
export async function admitRequest(
  arrival: Arrival,
  parts: AdmissionParts,
): Promise<Outcome<AdmittedRequest>> {
  const { operation } = arrival;
  const isOpen = operation.keys.length === 0 && operation.session === undefined;
  if (isOpen && operation.limitBy === undefined) return done({});
  // Responses to one caller must not be cached for others (RFC 9111, section 5.2.2.5).
  arrival.reply.header('cache-control', 'no-store');
  if (operation.acts === true && isPrefetch(arrival.request.headers))
    return failed(prefetchAnswer());
  const taken = takeSlot(arrival, parts);
  if (!taken.ok) return taken;
  const found = isOpen ? undefined : await findCaller(arrival, parts);
  if (found?.ok === false) return countRefusal(found, arrival, parts);
  const { caller, cookies = [] } = found?.value ?? {};
  for (const cookie of cookies) arrival.reply.header('set-cookie', cookie);
  const admission = await parts.limits.begin(subjectsOf(arrival, parts, caller));
  arrival.reply.headers(rateLimitHeaders(admission.standing));
  if (!admission.ok) return limitExceeded(admission, arrival);
  arrival.observed.whenOver(admission.end);
  arrival.observed.requestRecord.onUsed(admission.used);
  return done({ caller, slot: taken.value });
}

/** Refused requests count towards the account's limit, too. */
async function countRefusal(
  refusal: AuthenticationResult & { readonly ok: false },
  arrival: Arrival,
  { limits, entryLimits: { account } }: AdmissionParts,
): Promise<Outcome<never>> {
  const { problem, accountId: id } = refusal;
  if (id === undefined) return failed(problem);
  const { requestsPerMinute } = account;
  const admission = await limits.begin([{ kind: 'account', id, limits: { requestsPerMinute } }]);
  if (!admission.ok) return limitExceeded(admission, arrival);
  admission.end();
  return failed(problem);
}

/** Takes a slot for a request, unless the process accepts none. */
function takeSlot(arrival: Arrival, parts: AdmissionParts): Outcome<RequestSlot> {
  if (parts.draining.isStopping) {
    const message = 'The gateway is shutting down; send the request again in a moment.';
    return failed(unavailable(message, RETRY_AFTER_STOPPING_SECONDS));
  }
  if (!parts.takesRequests) {
    const message =
      'This process of the gateway only does the work of jobs; ask one with the role api.';
    return failed(unavailable(message, RETRY_AFTER_NOT_TAKEN_SECONDS));
  }
  const slot = parts.overload.begin();
  if (typeof slot === 'string') {
    arrival.observed.shed(slot);
    return failed(overloaded());
  }
  arrival.observed.whenOver(() => slot.end());
  return done(slot);
}

/** The problem for a gateway that is at capacity. */
export function overloaded(): Problem {
  const message = 'The gateway has too much to do just now; send the request again in a moment.';
  return unavailable(message, RETRY_AFTER_OVERLOADED_SECONDS);
}

/**
 * Authenticates the caller. From an address that has sent too many wrong keys, only keys that were valid recently are
 * checked: this prevents guessing keys without locking out other callers behind the same address.
 */
async function findCaller(arrival: Arrival, parts: AdmissionParts): Promise<AuthenticationResult> {
  const { operation, request } = arrival;
  const headers = sentHeaders(request.raw);
  const key = presentedKey(headers, operation.keys);
  const { wrongKeysPerMinute } = parts.entryLimits.addresses;
  const watched = await parts.limits.begin([addressSubject(request, { wrongKeysPerMinute })]);
  if (!watched.ok && key !== undefined && !parts.knownKeys.has(key)) {
    return limitExceeded(watched, arrival);
  }
  const found = await authenticate(headers, operation, parts.authenticators);
  if (key !== undefined) noteKey(found, { key, watched, knownKeys: parts.knownKeys });
  if (found.ok) arrival.observed.calledBy(found.value.caller);
  return found;
}

function noteKey(
  found: AuthenticationResult,
  {
    key,
    watched,
    knownKeys,
  }: { readonly key: string; readonly watched: Admitted | Refused; readonly knownKeys: KnownKeys },
): void {
  if (found.ok) {
    const { caller } = found.value;
    if (caller.kind === 'key') knownKeys.add(key, caller.keyId);
  } else if (found.problem.kind === 'unauthorized' && watched.ok) watched.wrongKey();
}

function subjectsOf(
  { operation, request }: Arrival,
  { entryLimits: { account, addresses } }: AdmissionParts,
  caller: Caller | undefined,
): readonly Subject[] {
  if (caller === undefined) {
    return [addressSubject(request, { requestsPerMinute: addresses.attemptsPerMinute })];
  }
  const { requestsPerMinute, tokensPerMinute, concurrent } = account;
  const tokens = usesTokens(operation) ? { tokensPerMinute } : {};
  const limits = { requestsPerMinute, concurrent, ...tokens };
  const ofAccount = { kind: 'account', id: caller.accountId, limits } as const;
  return caller.kind === 'key' ? [keySubject(caller), ofAccount] : [ofAccount];
}

function addressSubject({ ip }: FastifyRequest, limits: SubjectLimits): Subject {
  return { kind: 'address', id: ip, limits };
}

function keySubject({ keyFamilyId: id, limits: { requestsPerMinute } }: KeyCaller): Subject {
  return { kind: 'key', id, limits: { requestsPerMinute } };
}

/**
 * Whether the operation counts towards the token limit. Only text is measured in tokens: the operations whose models
 * the operator defines, except those that are free.
 */
function usesTokens({ models, isFree }: Operation): boolean {
  return models?.values === 'open' && isFree !== true;
}

function limitExceeded(
  refused: Refused,
  { observed, reply }: Arrival,
): { readonly ok: false; readonly problem: Problem } {
  const { standing, message, retryAfterSeconds, policy } = refused;
  observed.limited(policy);
  reply.headers(rateLimitHeaders(standing));
  return failed(problem('limited', message, { code: 'rate_limit_exceeded', retryAfterSeconds }));
}
