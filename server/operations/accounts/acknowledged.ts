import type { Acknowledged } from '../../../generated/types.ts';

/** The reply of an operation that has no data to return. */
export function acknowledged(message: string): {
  readonly kind: 'json';
  readonly body: Acknowledged;
} {
  return { kind: 'json', body: { status: 'SUCCESS', message } };
}
