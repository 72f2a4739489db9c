import type { FastifyRequest } from 'fastify';
import type { Limits, Operation } from '../../generated/shapes.ts';

/** The bytes that a body occupies, by its content length; without one, by the most that its operation accepts. */
export interface BodyBytes {
  /** The whole body, but only the texts of a form. */
  readonly inMemory: number;
  /** A form, whose files go to disk. */
  readonly onDisk: number;
}

/** Measures a body that has not arrived. */
export function bodyBytesOf(
  { bodies, limits }: Pick<Operation, 'bodies' | 'limits'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): BodyBytes {
  if (Object.keys(bodies).length === 0) return { inMemory: 0, onDisk: 0 };
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
  if (!isForm) return { inMemory: Math.min(limits.bodyBytes, length), onDisk: 0 };
  const { formBytes, formTextBytes } = formLimitsOf(limits);
  return { inMemory: Math.min(formTextBytes, length), onDisk: Math.min(formBytes, length) };
}

/** The most bytes that a form may have, and the texts in it. */
export function formLimitsOf({
  bodyBytes,
  formBytes = bodyBytes,
  formTextBytes = bodyBytes,
}: Limits): { readonly formBytes: number; readonly formTextBytes: number } {
  return { formBytes, formTextBytes };
}
