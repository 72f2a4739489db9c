import type { Assets } from '../assets/assets.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import type { ClaimedWork } from '../idempotency/claimed-work.ts';
import type { FirstAnswers, KeyedRequest } from '../idempotency/first-answers.ts';
import type { Creation } from '../jobs/jobs.ts';
import { writeRefusal } from './kept-refusal.ts';
import { charged, type OnModerated, type Paid } from './paid-work.ts';
import type { Lifetimes } from './services.ts';
import type { WrittenJson } from './written-json.ts';

/** What answering once stands on. */
export interface OnceParts {
  readonly assets: Assets;
  readonly firstAnswers: FirstAnswers;
  readonly lifetimes: Lifetimes;
  readonly clock: Clock;
}

/**
 * The identifier kept under an idempotency key, if there is one. A repetition is answered even where the thing of that
 * identifier is gone.
 */
export async function knownIdentifier(
  firstAnswers: FirstAnswers,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<string | undefined>> {
  const kept = await firstAnswers.find(keyed);
  if (kept === undefined) return done(undefined);
  return kept.kind === 'again' ? done(kept.answer) : failed(keyConflict(kept.kind));
}

/** Why a request is not taken on. */
export type Refusal = ReturnType<typeof failed>;

/**
 * Answers a request that would be refused: where it repeats one that was accepted, with the answer of that one, else
 * with the refusal. A repetition need not be able to do again what the first request did.
 */
export async function unlessRepeated<T>(
  refusal: Refusal,
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

/** The identifier that is kept under a key, which may be that of an earlier request. */
export function firstIdentifier(kept: Creation): Outcome<string> {
  if (kept.kind === 'unpaid') return failed(kept.problem);
  if (kept.kind === 'first' || kept.kind === 'again') return done(kept.answer);
  return failed(keyConflict(kept.kind));
}

/** Work whose answer is large and takes long, to be done once for an idempotency key. */
export interface OnceWork {
  /** `undefined` where the request came without a key. */
  readonly keyed: KeyedRequest | undefined;
  /** Does the work, and tells of a refusal by moderation. */
  readonly work: (onModerated: OnModerated | undefined) => Promise<Outcome<Paid<WrittenJson>>>;
  /** Answers a repetition with what was kept of the first answer. */
  readonly repeated: (kept: string) => Promise<Outcome<WrittenJson>>;
}

/**
 * Does work once for an idempotency key. The answer is kept as a file, and repetitions are not charged; nor are they
 * after a refusal by moderation, which is kept too. Work that fails otherwise frees the key.
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

/** The file of an answer that was kept. */
export async function keptAnswer(
  { assets }: Pick<OnceParts, 'assets'>,
  id: string,
): Promise<WrittenJson> {
  const asset = await assets.find(id);
  if (asset === undefined) throw new Error('A first answer is gone before its key.');
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
    // Has no effect where a refusal was kept, which has ended the claim.
    await claimed.release();
    return outcome;
  } catch (error) {
    if (error instanceof KeyLost) return failed(keyConflict('under-way'));
    await claimed.release();
    throw error;
  }
}

/** A claim to a key. */
interface Claimed {
  readonly accountId: string;
  readonly claimed: ClaimedWork;
}

/** Another process has taken the key, as it took this one for dead; what was kept and charged here is undone. */
class KeyLost extends Error {
  override readonly name = 'KeyLost';
}

/** Keeps the answer and charges it, both or neither: under a key nobody pays twice. */
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
