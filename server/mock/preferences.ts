import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import { prefers } from '../foundation/preference.ts';
import { type Problem, refused } from '../foundation/problems.ts';
import type { Exchange } from '../http/contract-server.ts';
import { preferencesOf } from '../http/request.ts';
import { exampleCallback, preferable } from './examples.ts';

/** The media type of a quote, where the caller prefers one and the contract has it. */
export function quoteType({ operation, request }: Exchange): string | undefined {
  if (!prefers('quote', preferencesOf(request))) return undefined;
  return Object.keys(operation.responses[200] ?? {}).find((type) => type.includes('quote+json'));
}

/** The status of an accepted job. */
export const ACCEPTED = 202;

/** Whether the caller prefers a job, and the contract has an answer for that (RFC 7240, section 4.1). */
export function prefersJob({ responses }: Operation, asked = ''): boolean {
  return ACCEPTED in responses && prefers('respond-async', asked);
}

/** Whether the header asks for an answer that the gateway might not give. */
export function isAskedOfMock(request: FastifyRequest): boolean {
  return /\b(code|example|dynamic)=/.test(preferencesOf(request) ?? '');
}

/** Whether the header allows the stream of the contract's example, the only one that the mock has. */
export function mayStream(request: FastifyRequest): boolean {
  const asked = preferencesOf(request) ?? '';
  return !/\bexample=/.test(asked) && !/\bcode=(?!200\b)/.test(asked);
}

/** The refusal of a callback's name that the contract does not have. */
export function unknownCallback({ operation, request }: Exchange): Problem | undefined {
  const names = Object.keys(exampleCallback(operation)?.bodies ?? {});
  const asked = callbackAsked(request);
  if (asked === undefined || names.length === 0 || names.includes(asked)) return undefined;
  const message = `The contract has no callback '${asked}' of ${operation.operationId}. Prefer can ask for callback=${names.join(', callback=')}.`;
  return refused([{ parameter: 'Prefer', rule: 'prefer', message }]);
}

/** The name of the callback that the caller prefers. */
export function callbackAsked(request: FastifyRequest): string | undefined {
  return /callback=(\w+)/.exec(preferencesOf(request) ?? '')?.[1];
}

/** The refusal of an answer that the contract does not have. */
export function nothingSuch(operation: Operation): Problem {
  const message = `The contract has no such answer of ${operation.operationId}. Prefer can ask for ${preferable(operation)}.`;
  return refused([{ parameter: 'Prefer', rule: 'prefer', message }]);
}
