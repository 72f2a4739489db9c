import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import type { TestGateway } from '../../a-gateway.ts';

const A_DAY_MS = 86_400_000;

/** Repeats an account's charges of today on each of the days before, in varying numbers. */
export async function chargeInThePast(
  gateway: TestGateway,
  { accountId, days }: { readonly accountId: string; readonly days: number },
): Promise<void> {
  const queries = gateway.stored();
  const entries = await queries
    .selectFrom('ledger_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'settle')
    .execute();
  for (let day = 1; day <= days; day += 1) {
    for (const [index, entry] of entries.entries()) {
      // Varies by day without randomness, so that the picture is the same each time.
      if ((day * 7 + index * 5) % 11 < 4 || day % 7 === 2) continue;
      const createdAt = new Date(entry.created_at.getTime() - day * A_DAY_MS - index * 61_000);
      await queries
        .insertInto('ledger_entry')
        .values({
          ...entry,
          id: identifierAt(createdAt),
          reservation_id: newIdentifier(),
          available: -Number(entry.consumed),
          reserved: 0,
          lines: JSON.stringify(entry.lines),
          created_at: createdAt,
        })
        .execute();
    }
  }
}

/** A UUID of version 7 with this time, so that it sorts accordingly (RFC 9562, section 5.7). */
function identifierAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newIdentifier().slice(13)}`;
}
