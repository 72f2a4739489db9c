import type { Readable } from 'node:stream';
import { DirectStream, handOver } from '../../foundation/direct-stream.ts';
import { HEARTBEAT_MS, SIGN_OF_LIFE } from '../../foundation/stream-heartbeats.ts';
import { type TextInterface, UpstreamBroke } from '../port/text.ts';
import { BROKEN_OFF, breakOf, NoAnswer } from './breaking-off.ts';
import { type Said, SaidSoFar } from './said.ts';
import { EventCutter, LINE_FEED, type RawEvent } from './server-sent-events.ts';
import type { EventCorrection, StreamSigns } from './stream-signs.ts';
import { SIGNS, type UsageMeter } from './usage.ts';

/** Options for passing a stream through. */
export interface Passage {
  readonly interface: TextInterface;
  /** Sees every event, including those that are left out. */
  readonly meter: UsageMeter;
  /** Whether the caller wants the chunk that contains only the token counts. */
  readonly keepsUsage: boolean;
  /**
   * Called if the stream breaks off or reports an error; returns the event that is sent instead.
   *
   * @param said - what has already been passed on
   */
  readonly onBreak: (broke: UpstreamBroke, said: Said) => string;
}

/**
 * Passes complete events through as they arrive, parsing as few of them as possible. They are changed only where clients
 * would misread them. Destroying the result also destroys the upstream's stream.
 */
export function passThrough(bytes: Readable, passage: Passage): Readable {
  return new PassedEvents(bytes, passage);
}

/** The end of an event, as nearly all upstreams write it. */
const BLANK_LINE = '\n\n';

const ALIVE = Buffer.from(SIGN_OF_LIFE);

/** A transform from bytes to bytes. Events that only carry text, which are nearly all, are not parsed. */
class PassedEvents extends DirectStream {
  readonly #bytes: Readable;
  readonly #passage: Passage;
  readonly #signs: StreamSigns;
  readonly #correction: EventCorrection | undefined;
  readonly #cutter = new EventCutter();
  #askForMore: (() => void) | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isFull = false;
  #hasContent = false;
  #isAnswered = false;
  #isOver = false;
  readonly #said: SaidSoFar;

  constructor(bytes: Readable, passage: Passage) {
    super();
    this.#bytes = bytes;
    this.#passage = passage;
    this.#signs = SIGNS[passage.interface];
    this.#correction = this.#signs.correction?.();
    this.#said = new SaidSoFar(this.#signs.repeated);
    bytes.on('error', (cause) => {
      this.#until(() => this.#break(breakOf(cause)));
    });
    bytes.once('close', () => this.#until(() => this.#takeEnd()));
  }

  override _read(): void {
    this.#isFull = false;
    if (this.#askForMore === undefined) this.#begin();
    else this.#askForMore();
  }

  #begin(): void {
    this.#askForMore = () => {};
    this.#heartbeat = setTimeout(beat, HEARTBEAT_MS, this);
    this.#askForMore = handOver(this.#bytes, (chunk) => {
      this.#until(() => this.#take(chunk));
      return !this.#isFull;
    });
  }

  /** Shows during long silences that the connection is alive; only complete events are ever sent before it. */
  beat(): void {
    if (!this.#isFull) this.#send(ALIVE);
    this.#heartbeat?.refresh();
  }

  /** A cleared timer must not be refreshed. */
  #stopHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stopHeartbeat();
    // The last bytes may still be arriving; destroying the stream now would prevent reuse of the connection.
    setImmediate(() => this.#bytes.destroy());
    done(error);
  }

  /** Runs a step unless the stream is over. */
  #until(step: () => void): void {
    if (this.#isOver || this.destroyed) return;
    try {
      step();
    } catch (error) {
      if (error instanceof UpstreamBroke) this.#break(error);
      else this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #take(chunk: Buffer): void {
    const end = endOfLastEvent(chunk);
    if (end === 0) {
      this.#lookAt(chunk);
      return;
    }
    const begin = this.#cutter.holdsAny ? chunk.indexOf(BLANK_LINE) + BLANK_LINE.length : 0;
    if (begin > 0) this.#lookAt(chunk.subarray(0, begin));
    if (begin < end) this.#passWords(chunk.subarray(begin, end));
    if (end < chunk.length) this.#lookAt(chunk.subarray(end));
  }

  /** Passes complete events through unparsed if they only carry text. */
  #passWords(events: Buffer): void {
    if (this.#isOver) return;
    const text = events.toString('utf8');
    if (this.#cutter.holdsAny || text.includes('\r') || this.#isTelling(text)) {
      this.#lookAt(events);
    } else {
      this.#hasContent ||= this.#signs.content.test(text);
      this.#passage.meter.seeWords(text);
      this.#give(events);
    }
  }

  #isTelling(text: string): boolean {
    return this.#signs.telling.test(text) || this.#correction?.alsoTelling?.test(text) === true;
  }

  /** Parses events, and buffers an incomplete one. */
  #lookAt(bytes: Buffer): void {
    if (this.#isOver) return;
    for (const event of this.#cutter.add(bytes)) {
      this.#pass(event);
      if (this.#isOver) return;
    }
  }

  #pass(event: RawEvent): void {
    const { meter, keepsUsage } = this.#passage;
    // An error may come with the token counts.
    meter.see(event);
    const error = this.#signs.errorIn(event);
    if (error !== undefined) throw error;
    const isEnd = this.#signs.isEnd(event);
    this.#hasContent ||= this.#signs.content.test(event.data);
    if (isEnd && !this.#hasContent) throw new NoAnswer();
    if (keepsUsage || !this.#signs.isUsageAlone(event)) {
      this.#give(this.#correction?.correct(event) ?? event.raw);
    }
    if (isEnd) this.#end();
    this.#isAnswered ||= this.#signs.isAnswered(event);
  }

  #give(events: Buffer | string): void {
    this.#said.add(events);
    this.#heartbeat?.refresh();
    this.#send(typeof events === 'string' ? Buffer.from(events) : events);
  }

  #send(bytes: Buffer): void {
    if (!this.give(bytes)) this.#isFull = true;
  }

  #takeEnd(): void {
    for (const event of this.#cutter.end()) this.#pass(event);
    if (this.#isOver) return;
    const { closingEvent } = this.#signs;
    // Some local servers omit the last event.
    if (!this.#isAnswered || closingEvent === undefined) throw new UpstreamBroke(BROKEN_OFF);
    this.#give(closingEvent);
    this.#end();
  }

  #break(broke: UpstreamBroke): void {
    this.#give(this.#passage.onBreak(broke, this.#said.said));
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    this.#isFull = false;
    this.#stopHeartbeat();
    this.giveEnd();
    // Reads the rest of the stream, so that the connection can be reused.
    this.#askForMore?.();
  }
}

function beat(events: PassedEvents): void {
  events.beat();
}

/** The end of the last complete event in a chunk; 0 if there is none. Nearly every chunk ends with one. */
function endOfLastEvent(chunk: Buffer): number {
  const { length } = chunk;
  if (chunk[length - 1] === LINE_FEED && chunk[length - 2] === LINE_FEED) return length;
  const at = chunk.lastIndexOf(BLANK_LINE);
  return at === -1 ? 0 : at + BLANK_LINE.length;
}
