import type { LedgerEntry, PriceLine } from '../../../../generated/types.ts';
import { written } from '../../components/facts.tsx';
import { operationAsVerb } from '../../components/operation-names.ts';

type Kind = LedgerEntry['kind'];

/** Labels of the kinds of entries, for filters. */
export const KINDS = {
  settle: 'Charged',
  reserve: 'Reserved',
  release: 'Released',
  grant: 'Granted',
  adjust: 'Adjusted',
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
  second: { one: 'second of video', many: 'seconds of video', pricedBy: 'per second' },
  song: { one: 'song', many: 'songs', pricedBy: 'per song' },
  image: { one: 'image', many: 'images', pricedBy: 'per image' },
  request: { one: 'request', many: 'requests', pricedBy: 'per request' },
  'input-token': { one: 'input token', many: 'input tokens', pricedBy: 'per million' },
  'cached-input-token': {
    one: 'cached input token',
    many: 'cached input tokens',
    pricedBy: 'per million',
  },
  'cache-write-token': {
    one: 'cache write token',
    many: 'cache write tokens',
    pricedBy: 'per million',
  },
  'long-cache-write-token': {
    one: 'long cache write token',
    many: 'long cache write tokens',
    pricedBy: 'per million',
  },
  'output-token': { one: 'output token', many: 'output tokens', pricedBy: 'per million' },
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

/** A unit price: `10 per second`. */
export function priceInWords({ unit, price }: Pick<PriceLine, 'unit' | 'price'>): string {
  return `${written(Number(price))} ${COUNTED[unit].pricedBy}`;
}

/** A one-line summary of an entry: `Charged for 6 seconds of video`. */
export function happening(entry: LedgerEntry): string {
  const { kind, operation, lines = [] } = entry;
  const purpose = operation === undefined ? '' : ` to ${operationAsVerb(operation)}`;
  switch (kind) {
    case 'grant':
      return 'Units granted';
    case 'adjust':
      return 'Balance adjusted';
    case 'reserve':
      return `Reserved${purpose}`;
    case 'release':
      return `Released the reservation${purpose}`;
    case 'settle':
      // A price per request does not say what was requested.
      return lines.every(({ unit }) => unit === 'request')
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
    { book: 'available', amount: available },
    { book: 'reserved', amount: reserved },
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
  const byRule = rule === undefined ? '' : ` (price rule ${rule})`;
  switch (kind) {
    case 'grant':
      return ['Granted by the operator.', ...noted(note)];
    case 'adjust':
      return ['Adjusted by the operator.', ...noted(note)];
    case 'reserve':
      return [
        `Maximum cost of ${withModel}${byRule}.`,
        'It is held until the work ends, then charged or released.',
      ];
    case 'release':
      return [`Nothing was charged for ${withModel}. The full reservation was released.`];
    case 'settle':
      return [`Cost of ${withModel}${byRule}.`, ...restOf(entry)];
  }
}

/** How a charge relates to its reservation. */
function restOf({ available, reserved, consumed }: LedgerEntry): readonly string[] {
  if (Number(reserved) === 0) return ['Charged directly, without a reservation.'];
  const rest = Number(available);
  if (rest === 0) return ['The full amount had been reserved.'];
  return [
    `Of ${written(Math.abs(Number(reserved)))} reserved units, ${written(Number(consumed))} were charged and ${written(rest)} released.`,
  ];
}

function moderationOf({ moderationCount, consumed }: LedgerEntry): readonly string[] {
  if (moderationCount === undefined) return [];
  const end = Number(consumed) > 0 ? 'this one was charged.' : 'this one was free.';
  return [
    `Moderation refused the content. This was refusal number ${moderationCount} in the current window: the first ones are free, and ${end}`,
  ];
}

function givenUpOf({ givenUp, consumed }: LedgerEntry): readonly string[] {
  if (givenUp !== true) return [];
  const end = Number(consumed) > 0 ? 'this exceeded it and was charged.' : 'this was free.';
  return [
    `The work was stopped after an upstream had started it, which upstreams still charge for. Stopped work is free up to a limit, and ${end}`,
  ];
}

function noted(note: string | undefined): readonly string[] {
  return note === undefined ? [] : [`Note: “${note}”`];
}
