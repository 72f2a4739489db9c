import { Readable } from 'node:stream';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import type { UpstreamBroke } from '../../../server/upstreams/port/text.ts';
import { type RawEvent, readEvents } from '../../../server/upstreams/text/server-sent-events.ts';

const encoder = new TextEncoder();

/** A text as network chunks, split at the given positions. */
export async function* bytesOf(
  text: string,
  cuts: readonly number[] = [],
): AsyncIterable<Uint8Array> {
  const bytes = encoder.encode(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))];
  const ends = [...places.toSorted((one, other) => one - other), bytes.length];
  let from = 0;
  for (const end of ends) {
    yield bytes.slice(from, end);
    from = end;
  }
}

/** The chunks as an upstream's stream. */
export function streamOfBytes(bytes: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(bytes, { objectMode: false });
}

/** Parses the events of a text. */
export function eventsOf(text: string): AsyncIterable<RawEvent> {
  return readEvents(bytesOf(text));
}

/** Collects all items until the end. */
export async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Collects the items before an error, and the error. */
export async function untilBreak<T>(
  items: AsyncIterable<T>,
): Promise<{ readonly came: readonly T[]; readonly error: unknown }> {
  const came: T[] = [];
  try {
    for await (const item of items) came.push(item);
    return { came, error: undefined };
  } catch (error) {
    return { came, error };
  }
}

/** A matcher for a broken stream with the given message. */
export function aBreak(message: string): Partial<UpstreamBroke> {
  return { name: 'UpstreamBroke', message };
}

/** Serializes events of the messages interface. */
export function messageEvents(...events: readonly (JsonObject & { type: string })[]): string {
  return events.map((event) => `event: ${event.type}\n${dataOf(event)}`).join('');
}

/** Serializes chunks of the chat completions interface, without the final `[DONE]`. */
export function chatChunks(...chunks: readonly JsonObject[]): string {
  return chunks.map(dataOf).join('');
}

function dataOf(value: JsonObject): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** Assembles a streamed completion, using the vendor's own client. */
export async function assembledChat(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new OpenAI({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  const completion = client.chat.completions.stream({
    model: 'any',
    messages: [{ role: 'user', content: 'Hello' }],
    stream_options: { include_usage: true },
  });
  return completion.finalChatCompletion();
}

/** Assembles a streamed message, using the vendor's own client. */
export async function assembledMessage(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new Anthropic({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  const message = client.messages.stream({
    model: 'any',
    max_tokens: 100,
    messages: [{ role: 'user', content: 'Hello' }],
  });
  return message.finalMessage();
}

/** Assembles a streamed response, using the vendor's own client. */
export async function assembledResponse(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new OpenAI({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  return client.responses.stream({ model: 'any', input: 'Hello' }).finalResponse();
}

function answerOf(events: readonly string[]): Response {
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}
