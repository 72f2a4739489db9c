import { createParser } from 'eventsource-parser';
import { UpstreamBroke } from '../port/text.ts';
import { breakOf } from './breaking-off.ts';

/** An event of an event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface ServerSentEvent {
  readonly event?: string | undefined;
  /** Empty if the event has only comments, which keep a connection alive. */
  readonly data: string;
}

/** An event with its source text, including the blank line. */
export interface RawEvent extends ServerSentEvent {
  readonly raw: string;
}

/** The maximum length of an event. A document that a model has fetched may be a single event, in Base64. */
export const MAX_EVENT_CHARACTERS = 32 * 1024 * 1024;

/**
 * Parses the events of a byte stream, whatever the chunk boundaries. Data after the last blank line is an incomplete
 * event and is dropped.
 *
 * @throws UpstreamBroke if the bytes break off or an event is too large
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncIterable<RawEvent> {
  const cutter = new EventCutter();
  for await (const chunk of unbroken(bytes)) yield* cutter.add(chunk);
  yield* cutter.end();
}

export const LINE_FEED = 0x0a;

/** Splits a byte stream into events, whatever the chunk boundaries. */
export class EventCutter {
  // Keeps a byte order mark, so that the text stays unchanged.
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #blocks = new Blocks();
  readonly #parse = eventParser();
  #endsLine = true;

  /** Whether an incomplete event is buffered. */
  get holdsAny(): boolean {
    // The last bytes may be part of a character that the decoder has not emitted yet.
    return !this.#endsLine || this.#blocks.holdsAny;
  }

  /**
   * Yields the events that are complete.
   *
   * @throws UpstreamBroke, after yielding them, if the next event is too large
   */
  *add(bytes: Uint8Array): Iterable<RawEvent> {
    if (bytes.length > 0) this.#endsLine = bytes.at(-1) === LINE_FEED;
    const text = this.#decoder.decode(bytes, { stream: true });
    for (const raw of this.#blocks.add(text)) yield this.#parse(raw);
  }

  /** Yields the event that only the end of the stream completes, if there is one. */
  *end(): Iterable<RawEvent> {
    for (const raw of this.#blocks.end()) yield this.#parse(raw);
  }
}

/** The events of a text that contains only complete ones. */
export function* eventsIn(text: string): Iterable<RawEvent> {
  const cutter = new EventCutter();
  yield* cutter.add(Buffer.from(text));
  yield* cutter.end();
}

async function* unbroken(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw breakOf(error);
  }
}

const BYTE_ORDER_MARK = /^\ufeff/;

function eventParser(): (raw: string) => RawEvent {
  let found: ServerSentEvent | undefined;
  let isFirst = true;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      found = { event, data };
    },
  });
  return (raw) => {
    found = undefined;
    parser.feed(isFirst ? raw.replace(BYTE_ORDER_MARK, '') : raw);
    isFirst = false;
    return { ...(found ?? { data: '' }), raw };
  };
}

/** A line end and an empty line; a lone carriage return also ends a line. */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n)){2}/g;
/** How many characters are scanned again with the next chunk. */
const OVERLAP = 1;

/** Splits text into blocks that end with a blank line. */
class Blocks {
  /** The text since the last blank line, without a trailing carriage return whose line feed may follow. */
  #held = '';
  /** The end of `held`, kept separately so that a block of many chunks is concatenated only once. */
  #tail = '';
  #carriageReturn = '';

  get holdsAny(): boolean {
    return this.#held !== '' || this.#carriageReturn !== '';
  }

  *add(text: string): Iterable<string> {
    const whole = this.#carriageReturn + text;
    this.#carriageReturn = whole.endsWith('\r') ? '\r' : '';
    yield* this.#split(whole.slice(0, whole.length - this.#carriageReturn.length));
  }

  /** Yields the block that a trailing carriage return completes. */
  *end(): Iterable<string> {
    yield* this.#split(this.#carriageReturn);
  }

  *#split(text: string): Iterable<string> {
    const window = this.#tail + text;
    const overlap = this.#tail.length;
    const blocks: string[] = [];
    let from = overlap;
    for (const match of window.matchAll(BLANK_LINE)) {
      const end = match.index + match[0].length;
      // A blank line within the overlap has already been found.
      if (end <= overlap) continue;
      blocks.push(this.#held + window.slice(from, end));
      this.#held = '';
      from = end;
    }
    this.#held += window.slice(from);
    this.#tail = from > overlap ? window.slice(from).slice(-OVERLAP) : window.slice(-OVERLAP);
    // Only after the state is updated, because the consumer may stop in between.
    yield* blocks;
    if (this.#held.length > MAX_EVENT_CHARACTERS) {
      throw new UpstreamBroke('The upstream sent an event that is too large.');
    }
  }
}
