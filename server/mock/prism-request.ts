import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import { isObject } from '../foundation/json-object.ts';
import { STATUS_OF } from '../http/statuses.ts';
import { exampleRequest } from './examples.ts';

/** A request to Prism. */
export interface PrismRequest {
  readonly operation: Operation;
  readonly request: Pick<FastifyRequest, 'headers' | 'query'>;
  /** The caller's preferences (RFC 7240): `code=503`, `example=failed`. */
  readonly prefer: string | undefined;
  /** The media type of the answer, if not the default. */
  readonly accept: string | undefined;
}

/** Prism rejected the contract's own example of a request. */
export class ExampleRefused extends Error {
  override readonly name = 'ExampleRefused';
}

/** Prism's answer. */
export type PrismAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    }
  /** The contract has nothing that matches the preferences. */
  | { readonly kind: 'refusal' };

/**
 * Asks Prism to answer a request that the mock has validated. Prism receives the contract's own example request with
 * the caller's credentials, because its answer depends on nothing else, and it rejects some valid requests.
 *
 * @throws ExampleRefused
 */
export async function askPrism(prismUrl: string, passed: PrismRequest): Promise<PrismAnswer> {
  const { operation, request, prefer, accept } = passed;
  const headers = new Headers();
  for (const header of credentialHeaders(operation)) {
    const value = request.headers[header];
    if (typeof value === 'string') headers.set(header, value);
  }
  if (accept !== undefined) headers.set('accept', accept);
  if (prefer !== undefined) headers.set('prefer', prefer);
  const { address, body } = exampleRequest(operation);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const answer = await fetch(`${prismUrl}${withChoice(address, request.query)}`, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const contentType = answer.headers.get('content-type') ?? 'application/json';
  if (contentType.startsWith('application/problem+json')) {
    return { kind: 'refusal' };
  }
  const { status } = answer;
  const faults = answer.headers.get(FAULTS_HEADER) ?? '';
  if (status !== STATUS_OF.unauthorized && faults.includes(FAULT_OF_REQUEST)) {
    throw new ExampleRefused(
      `Prism refuses the contract's example of ${operation.operationId}: ${faults}`,
    );
  }
  return { kind: 'answer', status, contentType, body: text };
}

/** The header in which Prism lists violations by the request, and by its own answer. */
const FAULTS_HEADER = 'sl-violations';
const FAULT_OF_REQUEST = '"location":["request"';

/** The request headers that carry credentials. */
export function credentialHeaders({ keys, session }: Operation): readonly string[] {
  const token = session?.tokenHeader === undefined ? [] : [session.tokenHeader];
  const ofSession = session === undefined ? [] : ['cookie', ...token];
  return [...keys.map(({ header }) => header), ...ofSession];
}

/** Prism also reads preferences from the query: `?__code=503`. */
function withChoice(address: string, query: unknown): string {
  const choices = isObject(query) ? Object.entries(query).filter(([name]) => isChoice(name)) : [];
  if (choices.length === 0) return address;
  const asked = new URLSearchParams(choices.map(([name, value]) => [name, String(value)]));
  return `${address}${address.includes('?') ? '&' : '?'}${asked}`;
}

/** Whether a query parameter is a preference for Prism. */
export function isChoice(name: string): boolean {
  return name.startsWith('__');
}
