import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller, KeyCaller } from '../accounts/caller.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import type { Admitted, Limits, Refused } from '../limits/limits.ts';
import type { Subject, SubjectLimits } from '../limits/subject-limits.ts';
import { askedAhead, isAhead } from './asked-ahead.ts';
import { type Recognition, sentHeaders } from './authenticated.ts';
import { authenticate, type Doorkeepers, shownKey } from './authentication.ts';
import { type Draining, RETRY_AFTER_STOPPING_SECONDS } from './draining.ts';
import type { KnownKeys } from './known-keys.ts';
import type { Observation } from './observation.ts';
import type { Overload } from './overload.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { Place } from './request-places.ts';

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
  readonly doorkeepers: Doorkeepers;
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
}

/** A request that is let in. */
export interface Entered {
  /** Who asks; nobody where nobody needs to say. */
  readonly caller?: Caller | undefined;
  /** Its place among those under way, where it needs one. */
  readonly place?: Place;
}

const RETRY_AFTER_OVERLOADED_SECONDS = 2;
/** So that what stands in front of several processes tries another one. */
const RETRY_AFTER_NOT_TAKEN_SECONDS = 1;

/**
 * Lets a request in, before anything of its body is read: while the gateway can take it on, for those who may ask it,
 * as often as they may. What tells how the gateway is, and what files are fetched by, is open to everybody.
 */
export async function enter(arrival: Arrival, parts: EntryParts): Promise<Outcome<Entered>> {
  const { operation } = arrival;
  const isOpen = operation.keys.length === 0 && operation.session === undefined;
  if (isOpen && operation.limitBy === undefined) return done({});
  // What is for one caller stays with that caller (RFC 9111, section 5.2.2.5).
  arrival.reply.header('cache-control', 'no-store');
  if (operation.acts === true && isAhead(arrival.request.headers)) return failed(askedAhead());
  const taken = takePlace(arrival, parts);
  if (!taken.ok) return taken;
  const found = isOpen ? undefined : await findCaller(arrival, parts);
  if (found?.ok === false) return counted(found, arrival, parts);
  const { caller, cookies = [] } = found?.value ?? {};
  for (const cookie of cookies) arrival.reply.header('set-cookie', cookie);
  const admission = await parts.limits.begin(subjectsOf(arrival, parts, caller));
  arrival.reply.headers(rateLimitHeaders(admission.standing));
  if (!admission.ok) return beyond(admission, arrival);
  arrival.observed.whenOver(admission.end);
  arrival.observed.journey.onUsed(admission.used);
  return done({ caller, place: taken.value });
}

/** Who may not ask for something may ask for it as often as for anything else, and no more. */
async function counted(
  refusal: Recognition & { readonly ok: false },
  arrival: Arrival,
  { limits, entryLimits: { account } }: EntryParts,
): Promise<Outcome<never>> {
  const { problem, accountId: id } = refusal;
  if (id === undefined) return failed(problem);
  const { requestsPerMinute } = account;
  const admission = await limits.begin([{ kind: 'account', id, limits: { requestsPerMinute } }]);
  if (!admission.ok) return beyond(admission, arrival);
  admission.end();
  return failed(problem);
}

/** Takes a place for a request, unless something keeps the process from taking on any. */
function takePlace(arrival: Arrival, parts: EntryParts): Outcome<Place> {
  if (parts.draining.isStopping) {
    const message = 'The gateway is shutting down; send the request again in a moment.';
    return failed(unavailable(message, RETRY_AFTER_STOPPING_SECONDS));
  }
  if (!parts.takesRequests) {
    const message =
      'This process of the gateway only does the work of jobs; ask one with the role api.';
    return failed(unavailable(message, RETRY_AFTER_NOT_TAKEN_SECONDS));
  }
  const place = parts.overload.begin();
  if (typeof place === 'string') {
    arrival.observed.shed(place);
    return failed(overloaded());
  }
  arrival.observed.whenOver(place.end);
  return done(place);
}

/** The gateway cannot take more work just now. */
export function overloaded(): Problem {
  const message = 'The gateway has too much to do just now; send the request again in a moment.';
  return unavailable(message, RETRY_AFTER_OVERLOADED_SECONDS);
}

/**
 * Finds out who asks. Where too many wrong keys have come from an address, no more are looked at, lest one be found by
 * trying; only those that are known go on, for the sake of others behind the same address.
 */
async function findCaller(arrival: Arrival, parts: EntryParts): Promise<Recognition> {
  const { operation, request } = arrival;
  const headers = sentHeaders(request.raw);
  const key = shownKey(headers, operation.keys);
  const { wrongKeysPerMinute } = parts.entryLimits.addresses;
  const watched = await parts.limits.begin([addressOf(request, { wrongKeysPerMinute })]);
  if (!watched.ok && key !== undefined && !parts.knownKeys.has(key)) {
    return beyond(watched, arrival);
  }
  const found = await authenticate(headers, operation, parts.doorkeepers);
  if (key !== undefined) note(found, { key, watched, knownKeys: parts.knownKeys });
  if (found.ok) arrival.observed.calledBy(found.value.caller);
  return found;
}

function note(
  found: Recognition,
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
  { entryLimits: { account, addresses } }: EntryParts,
  caller: Caller | undefined,
): readonly Subject[] {
  if (caller === undefined) {
    return [addressOf(request, { requestsPerMinute: addresses.attemptsPerMinute })];
  }
  const { requestsPerMinute, tokensPerMinute, concurrent } = account;
  const tokens = usesTokens(operation) ? { tokensPerMinute } : {};
  const limits = { requestsPerMinute, concurrent, ...tokens };
  const ofAccount = { kind: 'account', id: caller.accountId, limits } as const;
  return caller.kind === 'key' ? [ofKey(caller), ofAccount] : [ofAccount];
}

function addressOf({ ip }: FastifyRequest, limits: SubjectLimits): Subject {
  return { kind: 'address', id: ip, limits };
}

function ofKey({ keyFamilyId: id, limits: { requestsPerMinute } }: KeyCaller): Subject {
  return { kind: 'key', id, limits: { requestsPerMinute } };
}

/** The models of text are the operator's own, and only text is measured in tokens, unless it is free. */
function usesTokens({ models, isFree }: Operation): boolean {
  return models?.values === 'open' && isFree !== true;
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
