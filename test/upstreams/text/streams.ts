import { Readable } from 'node:stream';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import type { UpstreamBroke } from '../../../server/upstreams/port/text.ts';
import { type RawEvent, readEvents } from '../../../server/upstreams/text/server-sent-events.ts';

const encoder = new TextEncoder();

/** A text as the bytes of a network: cut at the given places, or not at all. */
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

/** The same as a stream of an upstream. */
export function streamOfBytes(bytes: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(bytes, { objectMode: false });
}

/** The events of a text. */
export function eventsOf(text: string): AsyncIterable<RawEvent> {
  return readEvents(bytesOf(text));
}

/** Everything that comes, until it ends. */
export async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** What comes before a break, and the break. */
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

/** A break with a message. */
export function aBreak(message: string): Partial<UpstreamBroke> {
  return { name: 'UpstreamBroke', message };
}

/** Events of the messages interface as text. */
export function messageEvents(...events: readonly (JsonObject & { type: string })[]): string {
  return events.map((event) => `event: ${event.type}\n${dataOf(event)}`).join('');
}

/** Chunks of the chat-completions interface as text, without their end. */
export function chatChunks(...chunks: readonly JsonObject[]): string {
  return chunks.map(dataOf).join('');
}

function dataOf(value: JsonObject): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** Puts a streamed completion together, as the interface's own client does. */
export async function assembledChat(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new OpenAI({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  const completion = client.chat.completions.stream({
    model: 'any',
    messages: [{ role: 'user', content: 'Hello' }],
    stream_options: { include_usage: true },
  });
  return completion.finalChatCompletion();
}

/** Puts a streamed message together, as the interface's own client does. */
export async function assembledMessage(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new Anthropic({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  const message = client.messages.stream({
    model: 'any',
    max_tokens: 100,
    messages: [{ role: 'user', content: 'Hello' }],
  });
  return message.finalMessage();
}

/** Puts a streamed response together, as the interface's own client does. */
export async function assembledResponse(stream: AsyncIterable<string>): Promise<unknown> {
  const client = new OpenAI({ apiKey: 'none', fetch: async () => answerOf(await all(stream)) });
  return client.responses.stream({ model: 'any', input: 'Hello' }).finalResponse();
}

function answerOf(events: readonly string[]): Response {
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}
