import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';

/** The operations that cost what another one does where no price names them, by the contract. */
export const PRICED_AS: ReadonlyMap<string, string> = new Map(
  Object.values<Operation>(operations).flatMap(({ operationId, pricedAs }) =>
    pricedAs === undefined ? [] : [[operationId, pricedAs] as const],
  ),
);
