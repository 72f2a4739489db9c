import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import { prefers } from '../foundation/preference.ts';
import { type Problem, refused } from '../foundation/problems.ts';
import type { Exchange } from '../http/contract-server.ts';
import { preferencesOf } from '../http/request.ts';
import { exampleCallback, preferable } from './examples.ts';

/** The media type of a quote, if the caller prefers one and the contract has it. */
export function quoteType({ operation, request }: Exchange): string | undefined {
  if (!prefers('quote', preferencesOf(request))) return undefined;
  return Object.keys(operation.responses[200] ?? {}).find((type) => type.includes('quote+json'));
}

/** The status of an accepted job. */
export const ACCEPTED = 202;

/** Whether the caller prefers an asynchronous job, and the contract has an answer for it (RFC 7240, section 4.1). */
export function prefersJob({ responses }: Operation, asked = ''): boolean {
  return ACCEPTED in responses && prefers('respond-async', asked);
}

/** Whether the header selects a specific answer, which is a feature of the mock only. */
export function isAskedOfMock(request: FastifyRequest): boolean {
  return /\b(code|example|dynamic)=/.test(preferencesOf(request) ?? '');
}

/** Whether the header permits the contract's streaming example, the only stream that the mock has. */
export function mayStream(request: FastifyRequest): boolean {
  const asked = preferencesOf(request) ?? '';
  return !/\bexample=/.test(asked) && !/\bcode=(?!200\b)/.test(asked);
}

/** The refusal of a callback name that the contract does not have; `undefined` if there is nothing to refuse. */
export function unknownCallback({ operation, request }: Exchange): Problem | undefined {
  const names = Object.keys(exampleCallback(operation)?.bodies ?? {});
  const asked = callbackAsked(request);
  if (asked === undefined || names.length === 0 || names.includes(asked)) return undefined;
  const message = `The contract has no callback '${asked}' of ${operation.operationId}. Prefer can ask for callback=${names.join(', callback=')}.`;
  return refused([{ parameter: 'Prefer', rule: 'prefer', message }]);
}

/** The name of the callback that the caller selects. */
export function callbackAsked(request: FastifyRequest): string | undefined {
  return /callback=(\w+)/.exec(preferencesOf(request) ?? '')?.[1];
}

/** The refusal of an answer that the contract does not have. */
export function nothingSuch(operation: Operation): Problem {
  const message = `The contract has no such answer of ${operation.operationId}. Prefer can ask for ${preferable(operation)}.`;
  return refused([{ parameter: 'Prefer', rule: 'prefer', message }]);
}
