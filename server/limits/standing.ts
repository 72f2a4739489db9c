import { counted } from '../foundation/counted.ts';
import type { Subject, WindowLimit } from './subject-limits.ts';

/** A limit, and how much of it is left. */
export interface Policy {
  /** Such as `account-requests`. */
  readonly name: string;
  readonly unit: WindowLimit['unit'] | 'concurrent-requests';
  readonly quota: number;
  readonly remaining: number;
  /** The length of the window and the time until it resets, in seconds; concurrency limits have neither. */
  readonly window?: { readonly seconds: number; readonly resetSeconds: number };
}

/** The limits of a request, the tightest first. */
export type Standing = readonly Policy[];

/** The refusal of a request that exceeds a limit. */
export interface Refused {
  readonly ok: false;
  readonly standing: Standing;
  /** The name of the limit. */
  readonly policy: string;
  readonly retryAfterSeconds: number;
  /** A sentence for the caller that states the limit. */
  readonly message: string;
}

/** When a slot becomes free is unknown. */
const RETRY_SLOT_SECONDS = 1;

/** Refuses a request that has reached a limit. */
export function refusal({ kind }: Subject, policy: Policy, standing: Standing): Refused {
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil(policy.window?.resetSeconds ?? RETRY_SLOT_SECONDS),
  );
  const wait = counted(retryAfterSeconds, 'second');
  return {
    ok: false,
    standing: tightestFirst(standing),
    policy: policy.name,
    retryAfterSeconds,
    message: `This ${kind} may ${ALLOWANCE[policy.unit](policy.quota)}; try again in ${wait}.`,
  };
}

const ALLOWANCE: Readonly<Record<Policy['unit'], (quota: number) => string>> = {
  requests: (quota) => `make ${counted(quota, 'request')} a minute`,
  tokens: (quota) => `use ${counted(quota, 'token')} a minute`,
  'wrong-keys': (quota) => `show ${counted(quota, 'wrong key')} a minute`,
  'concurrent-requests': (quota) => `have ${counted(quota, 'request')} under way at once`,
};

/** Sorts limits by the share of them that is left. */
export function tightestFirst(standing: Standing): Standing {
  if (standing.length < 2) return standing;
  const share = ({ remaining, quota }: Policy): number => remaining / quota;
  return standing.toSorted((one, other) => share(one) - share(other));
}
