import type { KeyFacts } from '../../app/account-data.ts';
import type { Tone } from '../../components/badge.tsx';
import { written } from '../../components/facts.tsx';
import { operationInWords } from '../../components/operation-names.ts';

/** Whether a key is valid, with its label and tone. */
export interface KeyState {
  readonly isLive: boolean;
  readonly tone: Tone;
  readonly word: string;
}

const SOON_MS = 7 * 86_400_000;
/** Maximum number of names listed in a line. */
const MAX_NAMED = 3;

/** The state of a key at a time. */
export function stateOf({ revokedAt, expiresAt }: KeyFacts, now: Date): KeyState {
  if (revokedAt !== undefined) return { isLive: false, tone: 'neutral', word: 'Revoked' };
  const left = expiresAt === undefined ? undefined : Date.parse(expiresAt) - now.getTime();
  if (left === undefined) return { isLive: true, tone: 'good', word: 'Active' };
  if (left <= 0) return { isLive: false, tone: 'neutral', word: 'Expired' };
  if (left < SOON_MS) return { isLive: true, tone: 'warning', word: 'Expires soon' };
  return { isLive: true, tone: 'good', word: 'Active' };
}

/** The name of the key's creator. */
export function makerInWords({ createdBy }: Pick<KeyFacts, 'createdBy'>): string {
  if (createdBy === undefined) return 'the operator';
  return createdBy.name ?? 'a former member';
}

/** The limits of a key and, if known, the amounts spent, a line each; empty if the key is unrestricted. */
export function limitsInWords({
  limits,
  spent,
}: Pick<KeyFacts, 'limits'> & Partial<Pick<KeyFacts, 'spent'>>): readonly string[] {
  const { operations, models, requestsPerMinute, unitsPerDay, unitsPerMonth } = limits;
  return [
    ...(operations === undefined ? [] : [`Only: ${listed(operations.map(operationInWords))}`]),
    ...(models === undefined ? [] : [`Only with ${listed(models)}`]),
    ...upTo(requestsPerMinute, 'requests per minute'),
    ...upTo(unitsPerDay, 'units per day', spent?.day),
    ...upTo(unitsPerMonth, 'units per month', spent?.month),
  ];
}

function upTo(most: number | undefined, of: string, spent?: string): readonly string[] {
  if (most === undefined) return [];
  const gone = spent === undefined ? '' : `, ${written(Number(spent))} spent`;
  return [`Up to ${written(most)} ${of}${gone}`];
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none selected';
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
