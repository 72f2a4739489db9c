import { createParser } from 'eventsource-parser';
import { UpstreamBroke } from '../port.ts';
import { breakOf } from './breaking-off.ts';

/** An event of an event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface ServerSentEvent {
  readonly event?: string | undefined;
  /** Empty where a block has nothing but comments, as are sent to keep a connection alive. */
  readonly data: string;
}

/** An event with the text that it came as, blank line included. */
export interface RawEvent extends ServerSentEvent {
  readonly raw: string;
}

/** The most characters of one event. A document that a model has fetched comes in one, in Base64. */
export const EVENT_CHARACTERS_UP_TO = 32 * 1024 * 1024;

/**
 * Reads the events out of a stream of bytes, wherever the bytes are cut. What stands after the last blank line
 * is half an event and left out.
 *
 * @throws UpstreamBroke where the bytes break off or an event grows too large
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncIterable<RawEvent> {
  const cutter = new EventCutter();
  for await (const chunk of unbroken(bytes)) yield* cutter.add(chunk);
  yield* cutter.end();
}

export const LINE_FEED = 0x0a;

/** Cuts a stream of bytes into its events, wherever the bytes are cut. */
export class EventCutter {
  // A mark of byte order stays in the text, so that it is the text that came.
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #blocks = new Blocks();
  readonly #parse = eventParser();
  #endsLine = true;

  /** Whether an event has begun that is not whole. */
  get holdsAny(): boolean {
    // What does not end a line may be a character that is cut, of which there is no text yet.
    return !this.#endsLine || this.#blocks.holdsAny;
  }

  /**
   * Gives the events that are whole now.
   *
   * @throws UpstreamBroke, after them, where the next one grows too large
   */
  *add(bytes: Uint8Array): Iterable<RawEvent> {
    if (bytes.length > 0) this.#endsLine = bytes.at(-1) === LINE_FEED;
    const text = this.#decoder.decode(bytes, { stream: true });
    for (const raw of this.#blocks.add(text)) yield this.#parse(raw);
  }

  /** Gives the event that nothing but the end of the bytes has ended, if there is one. */
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

/** An end of a line and an empty line; a lone carriage return ends a line too. */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n)){2}/g;
/** By its last character an end of a line is known, so that no more of a chunk is looked at again. */
const OVERLAP = 1;

/** Cuts text into blocks that end with a blank line. */
class Blocks {
  /** What has come since the last blank line, but for a carriage return that waits for its line feed. */
  #held = '';
  /** The end of `held`. It is kept apart, so that a block of many chunks is put together once only. */
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

  /** Gives the block that a last carriage return ends. */
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
      // A blank line that lies in the overlap has been seen already.
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
