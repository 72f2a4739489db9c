import type { FastifyRequest } from 'fastify';
import type { Operation, RequestBody, Variant } from '../../generated/shapes.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { exampleCallback } from './examples.ts';

/** A request that has been checked, on its way to Prism. */
export interface PrismRequest {
  readonly operation: Operation;
  readonly request: Pick<FastifyRequest, 'url' | 'headers' | 'query'>;
  /** `undefined` where there is none. */
  readonly body: CheckedDocument | undefined;
  /** What the caller asks of the mock (RFC 7240): `code=503`, `example=failed`. */
  readonly prefer: string | undefined;
  /** The media type of the answer, where it is not the usual one. */
  readonly accept: string | undefined;
}

/** A body that keeps the contract, in the contract's own names. */
export interface CheckedDocument {
  readonly mediaType: string;
  readonly value: JsonObject;
}

/** What Prism says. */
export type PrismAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
      /** Whether it holds the request to break the contract. */
      readonly foundFault: boolean;
    }
  /** There is nothing in the contract that fits what was asked for. */
  | { readonly kind: 'refusal' };

/** The smallest thing that the contract takes for a file inside JSON, and for an address. */
const FILE_PLACEHOLDER = 'AAAA';
const ADDRESS_PLACEHOLDER = 'https://example.com/sample.wav';

/** Has Prism answer a request. Forms go to it as JSON, and files as placeholders: it has seen no more of them. */
export async function askPrism(prismUrl: string, passed: PrismRequest): Promise<PrismAnswer> {
  const { operation, request, prefer, accept } = passed;
  const headers = new Headers();
  for (const header of credentialHeaders(operation)) {
    const value = request.headers[header];
    if (typeof value === 'string') headers.set(header, value);
  }
  if (accept !== undefined) headers.set('accept', accept);
  if (prefer !== undefined) headers.set('prefer', prefer);
  const body = jsonBody(passed);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const answer = await fetch(`${prismUrl}${request.url}`, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const contentType = answer.headers.get('content-type') ?? 'application/json';
  if (contentType.startsWith('application/problem+json')) {
    return { kind: 'refusal' };
  }
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const foundFault = answer.headers.get(FAULTS_HEADER)?.includes(FAULT_OF_REQUEST) ?? false;
  const { status } = answer;
  return { kind: 'answer', status, contentType, headers: passedOn, body: text, foundFault };
}

/** Where Prism lists what it finds wrong with a request, and after that with its own answer. */
const FAULTS_HEADER = 'sl-violations';
const FAULT_OF_REQUEST = '"location":["request"';

/** What of an answer's headers a caller goes by. */
const PASSED_ON = ['retry-after', 'set-cookie', 'location', 'preference-applied'];

/** The headers that say who asks. */
export function credentialHeaders({ keys, session }: Operation): readonly string[] {
  const token = session?.tokenHeader === undefined ? [] : [session.tokenHeader];
  const ofSession = session === undefined ? [] : ['cookie', ...token];
  return [...keys.map(({ header }) => header), ...ofSession];
}

function jsonBody({ operation, body }: PrismRequest): JsonObject | undefined {
  const json: RequestBody | undefined = operation.bodies['application/json'];
  if (json === undefined) return undefined;
  if (body === undefined) return {};
  const [variant] = json.variants;
  const files = Object.keys(variant?.files ?? {}).filter((name) => Object.hasOwn(body.value, name));
  const placeholders = files.map((name) => [name, placeholderOf(body.value[name])]);
  const shortened: Record<string, unknown> = { ...body.value, ...Object.fromEntries(placeholders) };
  // The mock sends callbacks itself, after a while; Prism would send them at once.
  const parameter = exampleCallback(operation)?.parameter;
  if (parameter !== undefined) delete shortened[parameter];
  return body.mediaType === 'application/json' ? shortened : asJson(shortened, variant);
}

/** A form may have fields that JSON has not: a file in place of an address. */
function asJson(form: JsonObject, variant: Variant | undefined): JsonObject {
  const known = Object.entries(form).filter(([name]) => name in (variant?.types ?? {}));
  const needed = (variant?.required ?? []).map((name) => [name, ADDRESS_PLACEHOLDER]);
  return { ...Object.fromEntries(needed), ...Object.fromEntries(known) };
}

function placeholderOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => FILE_PLACEHOLDER);
  return String(value).startsWith('http') ? ADDRESS_PLACEHOLDER : FILE_PLACEHOLDER;
}
