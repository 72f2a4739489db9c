import type { LedgerEntry, PriceLine } from '../../../../generated/types.ts';
import { written } from '../../components/facts.tsx';
import { operationAsVerb } from '../../components/operation-names.ts';

type Kind = LedgerEntry['kind'];

/** Labels of the kinds of entries, for filters. */
export const KINDS = {
  settle: 'Charged',
  reserve: 'Set aside',
  release: 'Given back',
  grant: 'Granted',
  adjust: 'Corrected',
} as const satisfies Readonly<Record<Kind, string>>;

/** Type guard for kinds of entries. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text);
}

interface CountWords {
  readonly one: string;
  readonly many: string;
  /** The quantity that the price applies to. */
  readonly pricedBy: string;
}

/** The names of the priced units. */
const COUNTED = {
  second: { one: 'second of video', many: 'seconds of video', pricedBy: 'a second' },
  song: { one: 'song', many: 'songs', pricedBy: 'a song' },
  image: { one: 'image', many: 'images', pricedBy: 'an image' },
  request: { one: 'request', many: 'requests', pricedBy: 'a request' },
  'input-token': { one: 'token read', many: 'tokens read', pricedBy: 'a million' },
  'cached-input-token': {
    one: 'token read from the cache',
    many: 'tokens read from the cache',
    pricedBy: 'a million',
  },
  'cache-write-token': {
    one: 'token written to the cache',
    many: 'tokens written to the cache',
    pricedBy: 'a million',
  },
  'long-cache-write-token': {
    one: 'token written to the cache for longer',
    many: 'tokens written to the cache for longer',
    pricedBy: 'a million',
  },
  'output-token': { one: 'token written', many: 'tokens written', pricedBy: 'a million' },
} as const satisfies Readonly<Record<PriceLine['unit'], CountWords>>;

/** A quantity with its unit: `6 seconds of video`, `2 images of 1024x1024`. */
export function quantityInWords({
  unit,
  size,
  quantity,
}: Pick<PriceLine, 'unit' | 'size' | 'quantity'>): string {
  const { one, many } = COUNTED[unit];
  const ofSize = size === undefined ? '' : ` of ${size}`;
  return `${written(quantity)} ${quantity === 1 ? one : many}${ofSize}`;
}

/** A unit price: `10 a second`. */
export function priceInWords({ unit, price }: Pick<PriceLine, 'unit' | 'price'>): string {
  return `${written(Number(price))} ${COUNTED[unit].pricedBy}`;
}

/** A one-line summary of an entry: `Charged for 6 seconds of video`. */
export function happening(entry: LedgerEntry): string {
  const { kind, operation, lines = [] } = entry;
  const purpose = operation === undefined ? '' : ` to ${operationAsVerb(operation)}`;
  switch (kind) {
    case 'grant':
      return 'Granted to spend';
    case 'adjust':
      return Number(entry.available) < 0 ? 'Corrected: taken back' : 'Corrected: added';
    case 'reserve':
      return `Set aside${purpose}`;
    case 'release':
      return `Given back what was set aside${purpose}`;
    case 'settle':
      return lines.length === 0
        ? `Charged${purpose}`
        : `Charged for ${lines.map(quantityInWords).join(' and ')}`;
  }
}

/** A change to one of the account's balances. */
export interface Movement {
  readonly book: string;
  /** Decimal text, in units. */
  readonly amount: string;
}

/** The balances that an entry changed, the spendable one first. If none changed, a charge of zero is returned. */
export function movementsOf({
  available,
  reserved,
  consumed,
}: Pick<LedgerEntry, 'available' | 'reserved' | 'consumed'>): readonly Movement[] {
  const books = [
    { book: 'to spend', amount: available },
    { book: 'set aside', amount: reserved },
    { book: 'spent', amount: consumed },
  ];
  const moved = books.filter(({ amount }) => Number(amount) !== 0);
  return moved.length === 0 ? books.slice(2) : moved;
}

/** An amount with its sign: `+60`, `−0.5`. */
export function signed(amount: string): string {
  const value = Number(amount);
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${written(Math.abs(value))}`;
}

/** Why an entry was made, a sentence each. */
export function reasonsFor(entry: LedgerEntry): readonly string[] {
  return [...reasonOf(entry), ...moderationOf(entry), ...givenUpOf(entry)];
}

function reasonOf(entry: LedgerEntry): readonly string[] {
  const { kind, note, operation, model, rule } = entry;
  const work =
    operation === undefined ? 'the work' : `the request to ${operationAsVerb(operation)}`;
  const withModel = model === undefined ? work : `${work} with ${model}`;
  const byRule = rule === undefined ? '' : `, by the price rule ${rule}`;
  switch (kind) {
    case 'grant':
      return ['Whoever runs the gateway has granted it.', ...noted(note)];
    case 'adjust':
      return ['Whoever runs the gateway has corrected the balance.', ...noted(note)];
    case 'reserve':
      return [
        `This is what ${withModel} may cost at the most${byRule}.`,
        'It cannot be spent on anything else until the work has ended; then it is charged or given back.',
      ];
    case 'release':
      return [
        `Nothing came of ${withModel}, so that all that was set aside for it can be spent again.`,
      ];
    case 'settle':
      return [`This is what ${withModel} has cost${byRule}.`, ...restOf(entry)];
  }
}

/** How a charge relates to its reservation. */
function restOf({ available, reserved, consumed }: LedgerEntry): readonly string[] {
  if (Number(reserved) === 0) return ['It was charged at once, without being set aside before.'];
  const rest = Number(available);
  if (rest === 0) return ['All of it had been set aside before.'];
  return [
    `Of ${written(Math.abs(Number(reserved)))} units that had been set aside, ${written(Number(consumed))} were needed; ${written(rest)} can be spent again.`,
  ];
}

function moderationOf({ moderationCount, consumed }: LedgerEntry): readonly string[] {
  if (moderationCount === undefined) return [];
  const end = Number(consumed) > 0 ? 'this one was charged.' : 'this one cost nothing.';
  return [
    `Moderation had refused the content. It was refusal number ${moderationCount} within a while: the first ones are free, and ${end}`,
  ];
}

function givenUpOf({ givenUp, consumed }: LedgerEntry): readonly string[] {
  if (givenUp !== true) return [];
  const end = Number(consumed) > 0 ? 'this goes beyond it and was charged.' : 'this cost nothing.';
  return [
    `The work was given up after an upstream had begun with it, which has to be paid for all the same. Up to a bound that is free, and ${end}`,
  ];
}

function noted(note: string | undefined): readonly string[] {
  return note === undefined ? [] : [`They say of it: “${note}”`];
}
