import type { OperationId } from '../../../../generated/operations.ts';
import type { CreateVideoRequest } from '../../../../generated/types.ts';

const OPERATION = 'createVideo' satisfies OperationId;

/** The request of the first video. */
export const firstRequest = {
  prompt: 'A paper boat sails down a rainy street at dusk, past the lights of small shops.',
} satisfies CreateVideoRequest;

/** The playground with the first video's request filled in. */
export const firstVideo = {
  operationId: OPERATION,
  href: `/playground/${OPERATION}`,
  state: { values: firstRequest },
} as const;
