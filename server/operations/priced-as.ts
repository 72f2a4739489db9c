import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';

/** The operations that cost as much as another one where no price names them, as the contract defines. */
export const PRICED_AS: ReadonlyMap<string, string> = new Map(
  Object.values<Operation>(operations).flatMap(({ operationId, pricedAs }) =>
    pricedAs === undefined ? [] : [[operationId, pricedAs] as const],
  ),
);
