import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import type { GatewayOn } from './a-gateway-on.ts';

/** The faults of an upstream. */
export type Fault = keyof typeof FAULTS;

/** How each fault is triggered: by words in the prompt for the sandbox, by a misbehaviour for the fakes. */
const FAULTS = {
  'takes no more': {
    words: '[sandbox:status=429]',
    // The only key is set aside for this long.
    misbehaviour: { kind: 'status', status: 429, headers: { 'retry-after': '0' } },
  },
  refuses: { words: '[sandbox:status=400]', misbehaviour: { kind: 'status', status: 400 } },
  fails: { words: '[sandbox:status=500]', misbehaviour: { kind: 'status', status: 500 } },
  'is overloaded': { words: '[sandbox:status=529]', misbehaviour: { kind: 'status', status: 529 } },
  'breaks off': {
    words: '[sandbox:truncated]',
    misbehaviour: { kind: 'truncated-stream', at: 'event' },
  },
  'does not answer': { words: '[sandbox:slow=60s]', misbehaviour: { kind: 'hang' } },
} as const satisfies Readonly<
  Record<string, { readonly words: string; readonly misbehaviour: Misbehaviour }>
>;

/**
 * Makes the gateway's upstream meet the next request with a fault.
 *
 * @returns the prompt that the request must have
 */
export function expectingFault({ fake }: GatewayOn, fault: Fault): string {
  const { words, misbehaviour } = FAULTS[fault];
  if (fake === undefined) return words;
  fake.misbehave(misbehaviour);
  return 'Hello there';
}
