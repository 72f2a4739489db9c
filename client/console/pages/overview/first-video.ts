import type { OperationId } from '../../../../generated/operations.ts';
import type { CreateVideoRequest } from '../../../../generated/types.ts';

const OPERATION = 'createVideo' satisfies OperationId;

/** What the first video is asked with. */
export const firstRequest = {
  prompt: 'A paper boat sails down a rainy street at dusk, past the lights of small shops.',
} satisfies CreateVideoRequest;

/** The place in the playground where the first video is ready to be sent. */
export const firstVideo = {
  operationId: OPERATION,
  href: `/playground/${OPERATION}`,
  state: { values: firstRequest },
} as const;
