import { rules } from '../../generated/rules.ts';
import type { Check, Kind } from './check.ts';

/** The peers that answer from the contract's examples, and cannot do all that a gateway does. */
export const peers = ['mock', 'prism'] as const;

/** One of them. */
export type Peer = (typeof peers)[number];

/** What a peer is known to get wrong. */
interface Deviation {
  readonly peers: readonly Peer[];
  readonly kind: Kind;
  readonly operations?: readonly string[];
  /** The names of the checks that it concerns; all, where nothing is said. */
  readonly name?: RegExp;
  readonly because: string;
  /** Whether it is not even asked: the answer says nothing, and takes long. */
  readonly isUnasked?: true;
}

const BOTH = peers;

/** What peers get wrong, each with its reason. What is not in this table is a breach. */
const DEVIATIONS: readonly Deviation[] = [
  {
    peers: BOTH,
    kind: 'rules',
    name: beyondSchemas(),
    because: 'what a file holds, and what one parameter has to do with another, no schema states',
    isUnasked: true,
  },
  {
    peers: BOTH,
    kind: 'examples',
    name: /refuses the example (moderation|square|window|format)$/,
    because: 'what an upstream or a file says to a request, no example tells',
  },
  {
    peers: BOTH,
    kind: 'examples',
    operations: ['getModel'],
    because: 'one example stands for every model',
  },
  {
    peers: BOTH,
    kind: 'protocol',
    name: /an unknown job is 404|under its key|a wrong key is 401/,
    because:
      'nothing is kept, so that every job is there, every key is right and no request is known',
  },
  {
    peers: BOTH,
    kind: 'jobs',
    operations: ['cancelJob', 'streamJobEvents'],
    name: /cancelled|comes back/,
    because: 'nothing is kept: a job is what an example shows, whatever was asked before',
  },
  {
    peers: BOTH,
    kind: 'callbacks',
    because: 'callbacks are examples too, and nobody has a secret to sign them with',
  },
];

/** Why a check that found something says nothing of a peer; `undefined` where it is a breach. */
export function knownDeviation(peer: Peer, check: NamedCheck): string | undefined {
  const known = deviationOf(peer, check);
  return known === undefined ? undefined : `known of ${peer}: ${known.because}`;
}

/** Why a check is not made of a peer at all. */
export function reasonNotToAsk(peer: Peer, check: NamedCheck): string | undefined {
  return deviationOf(peer, check)?.isUnasked === true ? knownDeviation(peer, check) : undefined;
}

type NamedCheck = Pick<Check, 'operationId' | 'kind' | 'name'>;

function deviationOf(peer: Peer, { operationId, kind, name }: NamedCheck): Deviation | undefined {
  return DEVIATIONS.find(
    (one) =>
      one.peers.includes(peer) &&
      one.kind === kind &&
      (one.operations?.includes(operationId) ?? true) &&
      (one.name?.test(name) ?? true),
  );
}

function beyondSchemas(): RegExp {
  const names = rules
    .filter(({ checked }) => checked === 'file' || checked === 'operation')
    .map(({ rule }) => rule);
  return new RegExp(`^(${[...new Set(names)].join('|')}) `);
}
