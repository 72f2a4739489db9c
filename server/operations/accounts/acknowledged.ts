import type { Acknowledged } from '../../../generated/types.ts';

/** The answer to what has nothing to tell but that it is done. */
export function acknowledged(message: string): {
  readonly kind: 'json';
  readonly body: Acknowledged;
} {
  return { kind: 'json', body: { status: 'SUCCESS', message } };
}
