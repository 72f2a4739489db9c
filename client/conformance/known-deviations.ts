import { rules } from '../../generated/rules.ts';
import type { Check, Kind } from './check.ts';
import type { Breach } from './finding.ts';
import type { CheckResult } from './report.ts';

/** Mock servers that reply with the contract's examples and lack some features of a gateway. */
export const peers = ['mock', 'prism'] as const;

/** A supported mock server. */
export type Peer = (typeof peers)[number];

/** A known deviation of a peer. */
interface Deviation {
  readonly peers: readonly Peer[];
  /** The kinds of checks that it concerns; all by default. The same applies to operations, names and breaches. */
  readonly kinds?: readonly Kind[];
  readonly operations?: readonly string[];
  readonly name?: RegExp;
  /** Matches the `expected` text of the breach. */
  readonly expected?: RegExp;
  readonly because: string;
  /** Whether the check is not run at all, because the reply is meaningless and takes long. */
  readonly isUnasked?: true;
}

const BOTH = peers;

/** Known deviations of the peers, each with its reason. Anything else is a breach. */
const DEVIATIONS: readonly Deviation[] = [
  {
    peers: BOTH,
    kinds: ['rules'],
    name: beyondSchemas(),
    because: 'what a file holds, and what one parameter has to do with another, no schema states',
    isUnasked: true,
  },
  {
    peers: BOTH,
    kinds: ['examples'],
    name: /refuses the example (moderation|previous|square|window|format|link)$/,
    because:
      'what an upstream or a file says to a request, or what is kept of another, no example tells',
  },
  {
    peers: BOTH,
    kinds: ['examples'],
    operations: ['getModel'],
    because: 'one example stands for every model',
  },
  {
    peers: BOTH,
    kinds: ['protocol'],
    name: /an unknown job is 404|under its key|a wrong key is 401/,
    because:
      'nothing is kept, so that every job is there, every key is right and no request is known',
  },
  {
    peers: BOTH,
    kinds: ['jobs'],
    operations: ['cancelJob', 'streamJobEvents'],
    name: /cancelled|comes back/,
    because: 'nothing is kept: a job is what an example shows, whatever was asked before',
  },
  {
    peers: BOTH,
    kinds: ['callbacks'],
    because: 'callbacks are examples too, and a job is never told of again',
  },
  {
    peers: ['prism'],
    expected: /^a quote |preference-applied/,
    because: 'it passes over the preference of a quote; that the request is accepted it shows',
  },
  {
    peers: ['prism'],
    expected: /^(a violation|only) /,
    because: 'it refuses with an example; that the request is refused it shows',
  },
  {
    peers: ['prism'],
    kinds: ['protocol'],
    name: /another method is 405|an unknown path is 404/,
    because: 'what is no operation it answers in a shape of its own',
  },
  {
    peers: ['prism'],
    operations: ['getMusicJobV1'],
    expected: /header deprecation/,
    because: 'it says in the words of an older draft that an operation is deprecated',
  },
  {
    peers: ['prism'],
    kinds: ['protocol'],
    name: /what is no JSON/,
    because: 'it never answers a body that is no JSON',
    isUnasked: true,
  },
  {
    peers: ['prism'],
    kinds: ['protocol'],
    name: /^HEAD /,
    because: 'it knows no HEAD but what a contract lists',
  },
  {
    peers: ['prism'],
    kinds: ['examples'],
    operations: ['getAsset', 'getContract'],
    because: 'it serves neither files nor the contract, only what their examples show',
  },
  {
    peers: ['prism'],
    kinds: ['rules'],
    name: /^job-search refuses listJobs \{"search":""\}$/,
    because: 'it takes an empty value in a query for one that was left out',
  },
  {
    peers: ['prism'],
    kinds: ['protocol'],
    name: /bytes is 413/,
    because: 'it knows no bound of a whole body',
  },
  {
    peers: ['prism'],
    kinds: ['examples'],
    name: /refuses the example/,
    because: 'it answers the first of its examples, whatever is wrong',
  },
  {
    peers: ['prism'],
    kinds: ['streams', 'jobs'],
    because:
      'the end of a streamed example lacks its blank line, so that its last event is never told',
  },
];

/** The reason why the breaches of a check are expected of a peer; `undefined` if any of them is not. */
export function knownDeviation(peer: Peer, result: CheckResult): string | undefined {
  const known = result.breaches.map((breach) => deviationOf(peer, result, breach));
  const [first] = known;
  return first === undefined || known.includes(undefined) ? undefined : told(peer, first);
}

/** The reason why a check is not run against a peer. */
export function reasonNotToAsk(peer: Peer, check: NamedCheck): string | undefined {
  const known = DEVIATIONS.find((one) => one.isUnasked === true && concerns(one, peer, check));
  return known === undefined ? undefined : told(peer, known);
}

type NamedCheck = Pick<Check, 'operationId' | 'kind' | 'name'>;

function deviationOf(peer: Peer, check: NamedCheck, { expected }: Breach): Deviation | undefined {
  return DEVIATIONS.find(
    (one) => concerns(one, peer, check) && (one.expected?.test(expected) ?? true),
  );
}

function concerns(one: Deviation, peer: Peer, { operationId, kind, name }: NamedCheck): boolean {
  return (
    one.peers.includes(peer) &&
    (one.kinds?.includes(kind) ?? true) &&
    (one.operations?.includes(operationId) ?? true) &&
    (one.name?.test(name) ?? true)
  );
}

function told(peer: Peer, { because }: Deviation): string {
  return `known of ${peer}: ${because}`;
}

function beyondSchemas(): RegExp {
  const names = rules
    .filter(({ checked }) => checked === 'file' || checked === 'operation')
    .map(({ rule }) => rule);
  return new RegExp(`^(${[...new Set(names)].join('|')}) `);
}
