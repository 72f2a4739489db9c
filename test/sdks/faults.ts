import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import type { GatewayOn } from './a-gateway-on.ts';

/** What an upstream can do in place of answering. */
export type Fault = keyof typeof FAULTS;

/** How each is asked of the sandbox, in words, and of the fakes. */
const FAULTS = {
  'takes no more': {
    words: '[sandbox:status=429]',
    // A key that is told to wait rests so long, and there is no other.
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
 * Has the upstream of a gateway meet the next request with a fault.
 *
 * @returns what the request must say for it
 */
export function expectingFault({ fake }: GatewayOn, fault: Fault): string {
  const { words, misbehaviour } = FAULTS[fault];
  if (fake === undefined) return words;
  fake.misbehave(misbehaviour);
  return 'Hello there';
}
