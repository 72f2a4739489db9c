import { noteRequestId, readRequestId } from '../current-try.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { mostTelling } from '../routing/failures.ts';
import type { KeyRing, Take, UpstreamKey } from './key-ring.ts';
import { type Judgement, KEYLESS, LIMITED, type Refusal } from './refusal.ts';

/** The outcome of sending a call with one key. */
export type Sent<T> =
  | { readonly kind: 'outcome'; readonly outcome: UpstreamOutcome<T> }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** A response whose headers have arrived. */
export type Headed = Pick<Refusal, 'headers'>;

/** Dependencies of a call that may use several keys. */
interface KeyedParts {
  readonly ring: KeyRing;
  /** Classifies an error response, for the caller and for the key. */
  readonly judge: (refusal: Refusal) => Judgement;
  /** Replaces keys in a text for others to read. */
  readonly withoutSecrets: (text: string) => string;
  /** The upstream's name of the model, if the call names one. */
  readonly model?: string | undefined;
}

/**
 * Sends a call with one key after another, each once, while keys are rejected or rate limited, or do not know the job.
 */
export async function askUnderKeys<T extends Headed>(
  { ring, judge, withoutSecrets, model }: KeyedParts,
  send: (key: UpstreamKey | undefined) => Promise<Sent<T>>,
): Promise<UpstreamOutcome<T>> {
  const failures: UpstreamFailure[] = [];
  const tried = new Set<number>();
  while (tried.size < ring.size) {
    const take = ring.take(tried, model);
    if (take.kind !== 'key') {
      failures.push(withoutKey(take));
      break;
    }
    tried.add(take.slot);
    const sent = await send(take.key);
    const requestId = requestIdIn(sent);
    noteRequestId(requestId && withoutSecrets(requestId));
    if (sent.kind !== 'refusal') return sent.outcome;
    const { failure, verdict } = judge(sent.refusal);
    failures.push(failure);
    // A job belongs to the account of the key that submitted it, so another key may know it.
    if (failure.kind === 'unknown-job') continue;
    if (verdict === undefined) return failed(failure);
    ring.judge(take.slot, verdict, model);
  }
  return failed(mostTelling(failures));
}

function requestIdIn(sent: Sent<Headed>): string | undefined {
  if (sent.kind === 'refusal') return readRequestId(sent.refusal.headers);
  return sent.outcome.ok ? readRequestId(sent.outcome.value.headers) : undefined;
}

function withoutKey(take: Exclude<Take, { kind: 'key' }>): UpstreamFailure {
  if (take.kind === 'none') return KEYLESS;
  return { kind: 'limited', message: LIMITED, retryAfterSeconds: take.seconds };
}
