import type { HeldLimits, KeySpending as SpendingOfContract } from '../../../generated/types.ts';
import type { KeyRecord } from '../../accounts/key-record.ts';
import { definedOnly } from '../../foundation/json-object.ts';
import { unitsText } from '../../usage/amounts.ts';
import type { KeySpending } from '../../usage/quota-refused.ts';

/** A key's limits in the contract's shape. */
export function presentLimits({ operations, models, ...amounts }: KeyRecord['limits']): HeldLimits {
  return definedOnly({
    ...amounts,
    operations: operations && [...operations],
    models: models && [...models],
  });
}

/** A key's spending in the contract's shape; zero where none is recorded. */
export function presentSpending({ day, month }: KeySpending = NOTHING): SpendingOfContract {
  return { day: unitsText(day), month: unitsText(month) };
}

const NOTHING: KeySpending = { day: 0, month: 0 };
