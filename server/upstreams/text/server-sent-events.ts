import { createParser } from 'eventsource-parser';
import { UpstreamBroke } from '../port/text.ts';
import { breakOf } from './breaking-off.ts';

/** An event of an event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface ServerSentEvent {
  readonly event?: string | undefined;
  /** Empty where there are only comments, which keep a connection alive. */
  readonly data: string;
}

/** An event with its source text, blank line included. */
export interface RawEvent extends ServerSentEvent {
  readonly raw: string;
}

/** The longest event: a document that a model has fetched may be one, in Base64. */
export const EVENT_CHARACTERS_UP_TO = 32 * 1024 * 1024;

/**
 * Reads the events of a stream of bytes, wherever chunks are cut. What follows the last blank line is an incomplete
 * event and left out.
 *
 * @throws UpstreamBroke where the bytes break off or an event grows too large
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncIterable<RawEvent> {
  const cutter = new EventCutter();
  for await (const chunk of unbroken(bytes)) yield* cutter.add(chunk);
  yield* cutter.end();
}

export const LINE_FEED = 0x0a;

/** Splits a stream of bytes into events, wherever chunks are cut. */
export class EventCutter {
  // A byte order mark is kept, so that the text stays as it came.
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #blocks = new Blocks();
  readonly #parse = eventParser();
  #endsLine = true;

  /** Whether an event has begun that is not whole. */
  get holdsAny(): boolean {
    // The last bytes may be part of a character, of which there is no text yet.
    return !this.#endsLine || this.#blocks.holdsAny;
  }

  /**
   * Yields the events that are complete.
   *
   * @throws UpstreamBroke, after them, where the next one grows too large
   */
  *add(bytes: Uint8Array): Iterable<RawEvent> {
    if (bytes.length > 0) this.#endsLine = bytes.at(-1) === LINE_FEED;
    const text = this.#decoder.decode(bytes, { stream: true });
    for (const raw of this.#blocks.add(text)) yield this.#parse(raw);
  }

  /** Yields the event that only the end of the bytes has ended, if there is one. */
  *end(): Iterable<RawEvent> {
    for (const raw of this.#blocks.end()) yield this.#parse(raw);
  }
}

/** The events of a text that holds whole ones. */
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

/** A line end and an empty line; a lone carriage return ends a line, too. */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n)){2}/g;
/** How many characters are looked at again in the next chunk. */
const OVERLAP = 1;

/** Splits text into blocks that end with a blank line. */
class Blocks {
  /** The text since the last blank line, without a carriage return that may be followed by its line feed. */
  #held = '';
  /** The end of `held`, kept apart so that a block of many chunks is joined only once. */
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

  /** Yields the block that a last carriage return ends. */
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
      // A blank line within the overlap has been found already.
      if (end <= overlap) continue;
      blocks.push(this.#held + window.slice(from, end));
      this.#held = '';
      from = end;
    }
    this.#held += window.slice(from);
    this.#tail = from > overlap ? window.slice(from).slice(-OVERLAP) : window.slice(-OVERLAP);
    // Only now, since whoever takes them may stop in between.
    yield* blocks;
    if (this.#held.length > EVENT_CHARACTERS_UP_TO) {
      throw new UpstreamBroke('The upstream sent an event that is too large.');
    }
  }
}
