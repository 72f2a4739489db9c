import fc from 'fast-check';
import { allOperations } from '../../client/conformance/contract.ts';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { type FuzzRequest, written } from './fuzz-request.ts';
import { hostileRequests } from './hostile.ts';
import { nearlyValidRequests } from './nearly-valid.ts';
import { validDrafts } from './valid-requests.ts';

/** Generates requests of every kind for one operation. */
function requestsTo(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const valid = validDrafts(operation).map((draft) =>
    written(draft, { kind: 'valid', what: 'as the contract has it', isRefused: false }),
  );
  return fc.oneof(
    { arbitrary: valid, weight: 3 },
    { arbitrary: nearlyValidRequests(operation), weight: 4 },
    { arbitrary: hostileRequests(operation), weight: 3 },
  );
}

/**
 * Operations that are inherently slow, since they hash passwords or return long documents, have low weights. The
 * default is 10.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  [operations.signUp.operationId]: 4,
  [operations.signIn.operationId]: 4,
  [operations.resetPassword.operationId]: 4,
  [operations.getContract.operationId]: 2,
  [operations.getContractYaml.operationId]: 2,
  [operations.getMetrics.operationId]: 3,
  [operations.editImage.operationId]: 12,
  [operations.createVideo.operationId]: 15,
  [operations.createImage.operationId]: 15,
  [operations.createMusic.operationId]: 15,
  [operations.createMessage.operationId]: 15,
  [operations.createChatCompletion.operationId]: 15,
  [operations.createResponse.operationId]: 15,
};
const DEFAULT_WEIGHT = 10;

/** Generates requests for every operation of the contract. */
export function fuzzRequests(): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...allOperations.map((operation) => ({
      arbitrary: requestsTo(operation),
      weight: WEIGHTS[operation.operationId] ?? DEFAULT_WEIGHT,
    })),
  );
}
