import { counted } from '../../foundation/counted.ts';
import { isObject, type JsonObject } from '../../foundation/json-object.ts';
import { mapInSlices } from '../../foundation/slices.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { readCount } from '../text/token-reading.ts';
import { textCount } from './input-tokens.ts';
import {
  dimensionsOf,
  readVector,
  type Vector,
  type VectorEncoding,
  writeVector,
} from './vector.ts';

/** The request that an answer is checked against. */
export interface Asked {
  /** The body of the request. */
  readonly request: JsonObject;
  /** The upstream's name of the model. */
  readonly model: string;
  /** The tokens of the request, used if the upstream does not count them. */
  readonly tokens: number;
}

/** One vector of an answer. */
interface Entry {
  readonly told: JsonObject;
  readonly index: number;
  readonly vector: Vector;
}

/**
 * Checks that an answer has a vector for each text, and adds the fields that the interface requires. Vectors are sorted
 * into the order of the texts, on which SDKs rely, and encoded as requested; some upstreams support only one encoding.
 *
 * @returns the body itself, if nothing needs to be changed
 */
export async function completeEmbeddings(
  body: JsonObject,
  asked: Asked,
): Promise<UpstreamOutcome<JsonObject>> {
  const { request, model, tokens } = asked;
  const { data } = body;
  if (!Array.isArray(data)) return failed(NO_VECTORS);
  const entries = readEntries(data);
  if (entries === undefined) return failed(NO_VECTORS);
  const fault = faultOf(entries, request);
  if (fault !== undefined) return failed(fault);
  const encoding: VectorEncoding = request.encoding_format === 'base64' ? 'base64' : 'float';
  const completed = await mapInSlices(entries, (entry, index) =>
    completeEntry(entry, { index, encoding }),
  );
  const isAsItCame = completed.every((entry, index) => entry === data[index]);
  const isWhole = body.object === 'list' && typeof body.model === 'string' && isCount(body.usage);
  if (isAsItCame && isWhole) return { ok: true, value: body };
  return {
    ok: true,
    value: {
      ...body,
      object: 'list',
      data: completed,
      model: typeof body.model === 'string' ? body.model : model,
      usage: isCount(body.usage) ? body.usage : { prompt_tokens: tokens, total_tokens: tokens },
    },
  };
}

/**
 * Reads the vectors, sorted into the order of the texts; `undefined` if one of them is invalid. A vector without an
 * index gets its position as index.
 */
function readEntries(data: readonly unknown[]): readonly Entry[] | undefined {
  const entries = data.map((told, place): Entry | undefined => {
    if (!isObject(told)) return undefined;
    const vector = readVector(told.embedding);
    const index = told.index ?? place;
    return vector === undefined || typeof index !== 'number' ? undefined : { told, index, vector };
  });
  const whole = entries.filter((entry) => entry !== undefined);
  if (whole.length < entries.length) return undefined;
  return whole.toSorted((one, other) => one.index - other.index);
}

/** The failure for valid vectors that do not match the request. */
function faultOf(entries: readonly Entry[], request: JsonObject): UpstreamFailure | undefined {
  const count = textCount(request.input);
  if (entries.length !== count)
    return { kind: 'failed', message: countWrong(entries.length, count) };
  if (entries.some(({ index }, place) => index !== place)) return MISNUMBERED;
  const [length = 0, ...others] = new Set(entries.map(({ vector }) => dimensionsOf(vector)));
  if (others.length > 0) return UNLIKE;
  const { dimensions } = request;
  if (typeof dimensions !== 'number' || dimensions === length) return undefined;
  const message = `dimensions must be what the model makes at its upstream: vectors of ${length} have come, not of ${dimensions}.`;
  return { kind: 'refused', message, parameter: 'dimensions', isOnlyHere: true };
}

/** @returns the entry itself, if nothing needs to be changed */
function completeEntry(
  { told, vector }: Entry,
  { index, encoding }: { readonly index: number; readonly encoding: VectorEncoding },
): JsonObject {
  const isWhole = told.object === 'embedding' && told.index === index;
  if (isWhole && vector.encoding === encoding) return told;
  return { ...told, object: 'embedding', index, embedding: writeVector(vector, encoding) };
}

function isCount(usage: unknown): boolean {
  return (
    isObject(usage) &&
    readCount(usage.prompt_tokens) !== undefined &&
    readCount(usage.total_tokens) !== undefined
  );
}

function countWrong(came: number, asked: number): string {
  return `The upstream answered with ${counted(came, 'vector')} where ${asked} ${asked === 1 ? 'was' : 'were'} asked for.`;
}

const NO_VECTORS: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a list of vectors.",
};
const MISNUMBERED: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's vectors cannot be matched to the inputs.",
};
const UNLIKE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered with vectors of different lengths.',
};
