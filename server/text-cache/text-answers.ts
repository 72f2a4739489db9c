import { createHash } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { digest } from '../foundation/digest.ts';
import { parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import { BYTES_A_KILOBYTE } from '../foundation/sizes.ts';

/** A request in text whose answer may be cached. */
export interface CachedRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as it was given. */
export interface GivenAnswer {
  readonly answer: JsonObject;
  /** The same as JSON, where it is written already. */
  readonly text?: string | undefined;
  /** The parameters that were left out for it. */
  readonly ignored: readonly string[];
}

/** An answer that is in the cache, which another version of the gateway may have put there: it is unchecked. */
export interface CachedAnswer {
  readonly answer: unknown;
  readonly ignored: readonly string[];
}

/**
 * Caches answers in text for the same account and the very same request, for a while. They are in the database, so that
 * all processes share them. While that is away nothing is found or kept, and no request fails.
 */
export interface TextAnswers {
  /** Whether answers are cached at all. */
  readonly isOn: boolean;
  /** The cached answer, if there is one. */
  find(request: CachedRequest): Promise<CachedAnswer | undefined>;
  /** Caches an answer, unless it is too large. */
  keep(request: CachedRequest, given: GivenAnswer): Promise<void>;
  /** Removes some expired answers; answers how many. */
  sweep(): Promise<number>;
}

/** The settings of the cache. */
export interface TextAnswersSettings {
  /** How long an answer is kept; 0 keeps none. */
  readonly seconds: number;
  readonly answerKilobytes: number;
}

/** What the cache stands on. */
export interface TextAnswersParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

const SWEPT_AT_ONCE = 1000;

/** Opens the cache. */
export function openTextAnswers(
  parts: TextAnswersParts,
  { seconds, answerKilobytes }: TextAnswersSettings,
): TextAnswers {
  const unlessAway = async <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      parts.log.warn({ error }, 'store of text answers does not answer');
      return undefined;
    });
  return {
    isOn: seconds > 0,
    async find(request) {
      return seconds === 0 ? undefined : unlessAway(findAnswer(request, parts));
    },
    async keep(request, given) {
      if (seconds === 0) return;
      const text = written(given);
      if (Buffer.byteLength(text) > answerKilobytes * BYTES_A_KILOBYTE) return;
      await unlessAway(writeAnswer(request, { text, seconds }, parts));
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
 * An answer for which nothing was left out stands as it is. Else the names stand around it, which is no answer by the
 * contract: earlier versions of the gateway, which know no names, ask for it anew.
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

async function removeExpired({ queries, clock }: TextAnswersParts): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('text_answer')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'request_hash'),
        'in',
        selectFrom('text_answer')
          .select(['account_id', 'request_hash'])
          .where('expires_at', '<=', clock.now())
          .limit(SWEPT_AT_ONCE)
          .$asTuple('account_id', 'request_hash'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function hashOf({ operation, body, headers }: CachedRequest): Promise<string> {
  const hash = createHash('sha256');
  await digest({ operation, body, headers }, hash);
  return hash.digest('hex');
}
