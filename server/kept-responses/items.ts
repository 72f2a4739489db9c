import type { Queries } from '../database/database.ts';
import { parseExactly } from '../foundation/exact-json.ts';
import { isObject } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import type { Admit } from './chain.ts';

/** Item ids, and the account that owns them. */
export interface NamedItems {
  readonly accountId: string;
  readonly names: readonly string[];
}

/** Items by id. */
export type FoundItems = ReadonlyMap<string, unknown>;

/** Finds items by id in an account's stored responses. Returns the refusal of `admit` if reading is refused for now. */
export async function findItems(
  queries: Queries,
  { accountId, names }: NamedItems,
  { now, bytes, admit }: { readonly now: Date; readonly bytes: number; readonly admit: Admit },
): Promise<Outcome<FoundItems>> {
  const holding = queries
    .selectFrom('kept_response')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(({ eb, val }) => eb('item_ids', '&&', val(names)));
  const { size: sum } = await holding
    .select(({ fn }) => fn.sum(fn<number>('octet_length', ['output'])).as('size'))
    .executeTakeFirstOrThrow();
  const size = Number(sum ?? 0);
  if (size > bytes) return done(new Map());
  const admitted = admit(size);
  if (!admitted.ok) return admitted;
  const rows = await holding.select('output').execute();
  const wanted = new Set(names);
  const items = rows
    .flatMap(({ output }) => itemsIn(output))
    .flatMap((item) => {
      const name = isObject(item) ? item.id : undefined;
      return typeof name === 'string' && wanted.has(name) ? [{ name, item }] : [];
    });
  const found = Map.groupBy(items, ({ name }) => name);
  const unmistakable = [...found].flatMap(([name, [first, ...others]]) => {
    const text = JSON.stringify(first);
    const isOne = others.every((other) => JSON.stringify(other) === text);
    return first !== undefined && isOne ? [[name, first.item] as const] : [];
  });
  return done(new Map(unmistakable));
}

/** Parses stored items. */
export function itemsIn(text: string): readonly unknown[] {
  const items = parseExactly(text);
  return Array.isArray(items) ? items : [];
}
