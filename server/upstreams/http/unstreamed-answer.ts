import { Readable } from 'node:stream';
import type { CallContext } from '../port/call.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import type { TextAnswer } from '../port/text.ts';
import type { WholeForm } from '../text/whole-form.ts';
import { type JsonDocument, jsonIn } from './json-document.ts';
import { transportFailure } from './transport-failure.ts';
import type { HttpAnswer } from './upstream-http.ts';

/**
 * Reads an answer that is not a stream, though one was requested: an error, or the whole answer of an upstream that does
 * not stream. The latter is returned as a stream, as it has been paid for.
 */
export async function unstreamed(
  { body, withoutSecrets, cleanMessage }: HttpAnswer,
  whole: WholeForm,
  { signal }: CallContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  let document: JsonDocument | undefined;
  try {
    document = await documentIn(body);
  } catch (error) {
    signal.throwIfAborted();
    return failed(transportFailure(error));
  }
  if (document === undefined) return failed(NO_EVENTS);
  const answer = whole.read(document);
  if (!answer.ok) return answer;
  const events = whole.asEvents(answer.value.body);
  const bytes = Readable.from(buffersOf(events), { objectMode: false });
  const cleaning = { withoutSecrets, cleanMessage };
  return { ok: true, value: { kind: 'stream', bytes, cleaning } };
}

/** One event at a time, as an answer may be large. */
function* buffersOf(events: Iterable<string>): Iterable<Buffer> {
  for (const event of events) yield Buffer.from(event);
}

const NO_EVENTS: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream was asked for events and answered something else.',
};

/**
 * The object in a body; `undefined` if it is not JSON. Anything else, such as a page, is not read to its end. Some
 * upstreams keep the connection alive with white space until they answer.
 */
async function documentIn(body: Readable): Promise<JsonDocument | undefined> {
  const chunks: Buffer[] = [];
  let hasBegun = false;
  for await (const chunk of body) {
    chunks.push(chunk);
    const start: string | undefined = hasBegun
      ? undefined
      : NOT_BLANK.exec(chunk.toString('latin1'))?.[0];
    if (start !== undefined && start !== '{') return undefined;
    hasBegun ||= start !== undefined;
  }
  return jsonIn(Buffer.concat(chunks));
}

/** Also skips a byte order mark. */
const NOT_BLANK = /[^\s\xef\xbb\xbf]/;
