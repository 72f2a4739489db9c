import type { Assets } from '../assets/assets.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Lifetimes } from '../foundation/lifetimes.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import type { ClaimedWork } from '../idempotency/claimed-work.ts';
import type { FirstAnswers, KeyedRequest } from '../idempotency/first-answers.ts';
import type { Creation } from '../jobs/jobs.ts';
import { writeRefusal } from './kept-refusal.ts';
import { charged, type OnModerated, type Paid } from './paid-work.ts';
import type { WrittenJson } from './written-json.ts';

/** Dependencies of idempotent work. */
export interface OnceParts {
  readonly assets: Assets;
  readonly firstAnswers: FirstAnswers;
  readonly lifetimes: Pick<Lifetimes, 'request' | 'firstAnswer'>;
  readonly clock: Clock;
}

/**
 * The identifier stored under an idempotency key, if any. A repeated request gets it even where the thing that it
 * identifies is gone.
 */
export async function knownIdentifier(
  firstAnswers: FirstAnswers,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<string | undefined>> {
  const kept = await firstAnswers.find(keyed);
  if (kept === undefined) return done(undefined);
  return kept.kind === 'again' ? done(kept.answer) : failed(keyConflict(kept.kind));
}

/**
 * Returns a refusal, unless the request repeats one that was accepted, which gets that one's answer: a repeated request
 * need not be valid any more.
 */
export async function unlessRepeated<T>(
  refusal: Outcome<never>,
  accepted: (identifier: string) => Outcome<T> | Promise<Outcome<T>>,
  {
    firstAnswers,
    keyed,
  }: { readonly firstAnswers: FirstAnswers; readonly keyed: KeyedRequest | undefined },
): Promise<Outcome<T>> {
  const known = await knownIdentifier(firstAnswers, keyed);
  if (!known.ok) return known;
  return known.value === undefined ? refusal : accepted(known.value);
}

/** The identifier stored under a key, possibly by an earlier request. */
export function firstIdentifier(kept: Creation): Outcome<string> {
  if (kept.kind === 'unpaid') return failed(kept.problem);
  if (kept.kind === 'first' || kept.kind === 'again') return done(kept.answer);
  return failed(keyConflict(kept.kind));
}

/** Slow work with a large answer, done once per idempotency key. */
export interface OnceWork {
  /** `undefined` where the request has no idempotency key. */
  readonly keyed: KeyedRequest | undefined;
  /** Does the work, and reports a refusal by moderation. */
  readonly work: (onModerated: OnModerated | undefined) => Promise<Outcome<Paid<WrittenJson>>>;
  /** Answers a repeated request from what was stored of the first answer. */
  readonly repeated: (kept: string) => Promise<Outcome<WrittenJson>>;
}

/**
 * Does work once per idempotency key. The answer is stored as a file, and repeated requests are not charged; the same
 * holds for a refusal by moderation. Any other failure frees the key.
 */
export async function answerOnce(
  parts: OnceParts,
  { keyed, work, repeated }: OnceWork,
): Promise<Outcome<WrittenJson>> {
  if (keyed === undefined) return charged(await work(undefined));
  const claim = await parts.firstAnswers.claim(keyed, parts.lifetimes.request);
  switch (claim.kind) {
    case 'claimed':
      return doClaimed(parts, { accountId: keyed.accountId, claimed: claim.work }, work);
    case 'other':
    case 'under-way':
      return failed(keyConflict(claim.kind));
    default:
      return repeated(claim.answer);
  }
}

/** The stored file of a first answer. */
export async function replayedAnswer(
  { assets }: Pick<OnceParts, 'assets'>,
  id: string,
): Promise<WrittenJson> {
  const asset = await assets.find(id);
  if (asset === undefined)
    throw new Error(
      'The stored file of a first answer was removed before its idempotency key expired.',
    );
  return { bytes: asset.bytes, open: () => assets.store.read(id) };
}

async function doClaimed(
  parts: OnceParts,
  whose: Claimed,
  work: OnceWork['work'],
): Promise<Outcome<WrittenJson>> {
  const { claimed } = whose;
  try {
    const outcome = await work(async (problem, transaction) => {
      if (!(await claimed.finish(writeRefusal(problem), transaction))) throw new KeyLost();
    });
    if (outcome.ok) return await keepPaid(parts, whose, outcome.value);
    // No effect after a stored refusal, which has already ended the claim.
    await claimed.release();
    return outcome;
  } catch (error) {
    if (error instanceof KeyLost) return failed(keyConflict('under-way'));
    await claimed.release();
    throw error;
  }
}

/** Work that holds the claim to an idempotency key. */
interface Claimed {
  readonly accountId: string;
  readonly claimed: ClaimedWork;
}

/** Another process has taken over the key, as this one seemed dead; what was stored and charged here is rolled back. */
class KeyLost extends Error {
  override readonly name = 'KeyLost';
}

/** Stores and charges the answer in one transaction, so that nobody pays twice under a key. */
async function keepPaid(
  { assets, lifetimes, clock }: OnceParts,
  { accountId, claimed }: Claimed,
  { value: json, settle, giveBack }: Paid<WrittenJson>,
): Promise<Outcome<WrittenJson>> {
  try {
    const content = await json.open();
    const file = { mediaType: 'application/json', fileName: 'answer.json', content };
    const draft = await assets.draft({ accountId, ...file });
    await settle(async (transaction) => {
      const until = secondsAfter(clock.now(), lifetimes.firstAnswer);
      await assets.keep([draft], { queries: transaction, until });
      if (!(await claimed.finish(draft.id, transaction))) throw new KeyLost();
    });
    return done(json);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

function keyConflict(kind: 'other' | 'under-way'): Problem {
  const parameter = 'Idempotency-Key';
  if (kind === 'other') {
    const message = `${parameter} was used before, for another request.`;
    return problem('conflict', message, { code: 'idempotency_key_reused', parameter });
  }
  const message = `${parameter} is that of a request which is still being answered.`;
  return problem('conflict', message, { code: 'idempotency_key_in_use', parameter });
}
