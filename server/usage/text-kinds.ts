import { storable } from '../database/storable-text.ts';
import { MILLISECONDS_PER_DAY } from '../foundation/durations.ts';
import { periodsOf } from './periods.ts';
import type { TextEntry } from './text-consumption.ts';

/** What entries of one kind have in common, sent to the database once. */
export interface TextKind {
  readonly kind: number;
  readonly account_id: string;
  readonly key_id: string | null;
  /** The family of keys whose spending it counts towards. */
  readonly key_family_id: string | null;
  readonly person_id: string | null;
  readonly operation: string;
  readonly model: string;
  readonly upstream: string;
  readonly is_estimated: boolean;
  readonly ending: string;
  /** `null` where nothing is charged. */
  readonly rule: string | null;
  readonly day: string;
  readonly month: string;
}

/** Groups entries by kind; `numbers` has the kind of each entry, in order. */
export function kindsOf(entries: readonly TextEntry[]): {
  readonly kinds: readonly TextKind[];
  readonly numbers: readonly number[];
} {
  const found = new Map<string, TextKind>();
  const numbers = entries.map((entry) => {
    const name = nameOf(entry);
    const kind = found.get(name) ?? kindOf(entry, found.size);
    if (kind.kind === found.size) found.set(name, kind);
    return kind.kind;
  });
  return { kinds: [...found.values()], numbers };
}

/** A key that is equal for entries of the same kind. */
function nameOf({ consumption, quote, createdAt }: TextEntry): string {
  const { accountId, keyId, keyFamilyId, personId } = consumption;
  const { operation, model, upstream, isEstimated, ending } = consumption;
  const day = Math.floor(createdAt.getTime() / MILLISECONDS_PER_DAY);
  const asker = [accountId, keyId, keyFamilyId, personId];
  const shared = [operation, model, upstream, isEstimated, ending];
  return JSON.stringify([...asker, ...shared, quote?.rule, day]);
}

function kindOf({ consumption, quote, createdAt }: TextEntry, kind: number): TextKind {
  const { accountId, keyId = null, keyFamilyId = keyId } = consumption;
  const { operation, model, upstream } = consumption;
  return {
    kind,
    account_id: accountId,
    key_id: keyId,
    key_family_id: keyFamilyId,
    person_id: consumption.personId ?? null,
    operation,
    model: storable(model),
    upstream,
    is_estimated: consumption.isEstimated,
    ending: consumption.ending,
    rule: quote?.rule ?? null,
    ...periodsOf(createdAt),
  };
}
