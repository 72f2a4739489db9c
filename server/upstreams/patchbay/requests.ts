import { operations } from '../../../generated/operations.ts';
import type { Fault, RequestBody, Variant } from '../../../generated/shapes.ts';
import type * as types from '../../../generated/types.ts';
import { definedOnly, type JsonObject } from '../../foundation/json-object.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';

/** The request bodies, by operation. */
interface Requests {
  readonly createVideo: types.CreateVideoRequest;
  readonly createImage: types.CreateImageRequest;
  readonly editImage: types.EditImageForm;
  readonly createMusic: types.CreateMusicRequest;
  readonly createMessage: types.CreateMessageRequest;
  readonly createChatCompletion: types.CreateChatCompletionRequest;
  readonly countMessageTokens: types.CountMessageTokensRequest;
  readonly countResponseTokens: types.CountResponseTokensRequest;
  readonly createResponse: types.CreateResponseRequest;
  readonly createEmbedding: types.CreateEmbeddingRequest;
}

const BODIES: Readonly<Record<keyof Requests, RequestBody>> = {
  createVideo: operations.createVideo.bodies['application/json'],
  createImage: operations.createImage.bodies['application/json'],
  editImage: operations.editImage.bodies['multipart/form-data'],
  createMusic: operations.createMusic.bodies['application/json'],
  createMessage: operations.createMessage.bodies['application/json'],
  createChatCompletion: operations.createChatCompletion.bodies['application/json'],
  countMessageTokens: operations.countMessageTokens.bodies['application/json'],
  countResponseTokens: operations.countResponseTokens.bodies['application/json'],
  createResponse: operations.createResponse.bodies['application/json'],
  createEmbedding: operations.createEmbedding.bodies['application/json'],
};

/**
 * Validates a request before it is sent: an order for one model may be invalid for the model that it is mapped to at
 * the other service. Fields without a value are omitted.
 */
export function contractRequest<Id extends keyof Requests>(
  operationId: Id,
  fields: JsonObject,
): UpstreamOutcome<Requests[Id]> {
  const body = definedOnly(fields);
  const variant = variantFor(BODIES[operationId], body);
  if (variant !== undefined && isRequest(operationId, body, variant)) {
    return { ok: true, value: body };
  }
  const parameter = parameterAtFault(variant) ?? BODIES[operationId].select?.parameter;
  const message = 'The request does not suit the model that it is mapped to at the upstream.';
  return failed({ kind: 'refused', message, parameter });
}

function variantFor({ select, variants }: RequestBody, body: JsonObject): Variant | undefined {
  if (select === undefined) return variants[0];
  return variants.find(({ value }) => value === body[select.parameter]);
}

function isRequest<Id extends keyof Requests>(
  _operationId: Id,
  body: JsonObject,
  { validate }: Variant,
): body is Requests[Id] & JsonObject {
  return validate(asRead(body));
}

/** For validation, files are replaced by empty strings, as in forms. */
function asRead(body: JsonObject): JsonObject {
  const read = (value: unknown): unknown => (value instanceof Blob ? '' : value);
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(read) : read(value),
  ]);
  return Object.fromEntries(entries);
}

function parameterAtFault(variant: Variant | undefined): string | undefined {
  const [fault] = variant?.validate.errors ?? [];
  return fault === undefined ? undefined : (nameIn(fault.params) ?? topOf(fault));
}

function nameIn({ additionalProperty, missingProperty }: Fault['params']): string | undefined {
  const name = additionalProperty ?? missingProperty;
  return typeof name === 'string' ? name : undefined;
}

function topOf({ instancePath }: Fault): string | undefined {
  return instancePath.split('/')[1];
}
