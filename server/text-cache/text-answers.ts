import { createHash } from 'node:crypto';
import { isServersAnswer, isUnavailable } from '../database/availability.ts';
import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { digest } from '../foundation/digest.ts';
import { parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { BYTES_PER_KILOBYTE } from '../foundation/sizes.ts';
import { within } from '../foundation/time-limit.ts';

/** A text request whose answer may be cached. */
export interface CachedRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as it was sent to the caller. */
export interface GivenAnswer {
  readonly answer: JsonObject;
  /** The answer as JSON, if already serialized. */
  readonly text?: string | undefined;
  /** The request parameters that were dropped for it. */
  readonly ignored: readonly string[];
}

/** A cached answer. Not validated, because another version of the gateway may have stored it. */
export interface CachedAnswer {
  readonly answer: unknown;
  readonly ignored: readonly string[];
}

/**
 * Caches text answers by account and identical request, for a limited time. They are stored in the database, so all
 * processes share them. While it is unavailable or slow, lookups miss, nothing is stored, no request fails, and few
 * wait.
 */
export interface TextAnswers {
  /** Whether the cache is enabled. */
  readonly isOn: boolean;
  /** The cached answer, if there is one. */
  find(request: CachedRequest): Promise<CachedAnswer | undefined>;
  /** Stores an answer, unless it is too large. */
  keep(request: CachedRequest, given: GivenAnswer): Promise<void>;
  /** Removes a batch of expired answers; returns how many. */
  sweep(): Promise<number>;
}

/** The settings of the cache. */
export interface TextAnswersSettings {
  /** The lifetime of an answer; 0 disables the cache. */
  readonly seconds: number;
  readonly answerKilobytes: number;
}

/** Dependencies of the cache. */
export interface TextAnswersParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

const SWEPT_AT_ONCE = 1000;
/** The timeout of the store: requests wait for it, but can be answered without it. */
const PATIENCE_MS = 2_000;
/** How long a store that did not respond is not asked again, so that few requests wait for it. */
const REST_MS = 2_000;

const AWAY = 'text cache does not respond';

/** Opens the cache. */
export function openTextAnswers(
  parts: TextAnswersParts,
  { seconds, answerKilobytes }: TextAnswersSettings,
): TextAnswers {
  const isToBeSaid = logThrottle();
  let restsUntil = 0;
  const unlessAway = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (performance.now() < restsUntil) return undefined;
    try {
      return await within(PATIENCE_MS, work());
    } catch (error) {
      const isRefusal = isServersAnswer(error) && !isUnavailable(error);
      if (!isRefusal) restsUntil = performance.now() + REST_MS;
      if (isToBeSaid(AWAY)) parts.log.warn({ error }, AWAY);
      return undefined;
    }
  };
  return {
    isOn: seconds > 0,
    async find(request) {
      return seconds === 0 ? undefined : unlessAway(() => findAnswer(request, parts));
    },
    async keep(request, given) {
      if (seconds === 0) return;
      const text = written(given);
      if (Buffer.byteLength(text) > answerKilobytes * BYTES_PER_KILOBYTE) return;
      await unlessAway(() => writeAnswer(request, { text, seconds }, parts));
    },
    sweep: () => removeExpired(parts),
  };
}

async function findAnswer(
  request: CachedRequest,
  { queries, clock }: TextAnswersParts,
): Promise<CachedAnswer | undefined> {
  const row = await queries
    .selectFrom('text_answer')
    .select('answer')
    .where('account_id', '=', request.accountId)
    .where('request_hash', '=', await hashOf(request))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row === undefined ? undefined : read(parseExactly(row.answer));
}

/**
 * Stores the plain answer if no parameters were dropped. Otherwise it is wrapped together with their names. That form
 * is not a valid answer, so earlier versions of the gateway, which do not know the wrapper, treat it as a miss.
 */
function written({ answer, text = JSON.stringify(answer), ignored }: GivenAnswer): string {
  if (ignored.length === 0) return text;
  return `{"ignored":${JSON.stringify(ignored)},"answer":${text}}`;
}

function read(kept: unknown): CachedAnswer {
  if (!isObject(kept) || !Array.isArray(kept.ignored)) return { answer: kept, ignored: [] };
  const names: readonly unknown[] = kept.ignored;
  return { answer: kept.answer, ignored: names.filter((name) => typeof name === 'string') };
}

async function writeAnswer(
  request: CachedRequest,
  { text, seconds }: { readonly text: string; readonly seconds: number },
  { queries, clock }: TextAnswersParts,
): Promise<void> {
  const kept = { answer: text, expires_at: secondsAfter(clock.now(), seconds) };
  const key = { account_id: request.accountId, request_hash: await hashOf(request) };
  await queries
    .insertInto('text_answer')
    .values({ ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_hash']).doUpdateSet(kept))
    .execute();
}

function removeExpired({ queries, clock }: TextAnswersParts): Promise<number> {
  return deleteBatch(queries, {
    from: 'text_answer',
    where: ['expires_at', '<=', clock.now()],
    limit: SWEPT_AT_ONCE,
  });
}

async function hashOf({ operation, body, headers }: CachedRequest): Promise<string> {
  const hash = createHash('sha256');
  await digest({ operation, body, headers }, hash);
  return hash.digest('hex');
}
