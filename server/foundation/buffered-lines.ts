import { hasCode } from './error-code.ts';

/** The output that lines are written to. */
export interface LineFile {
  /** Starts an asynchronous write, and reports how many bytes were written. */
  write(bytes: Uint8Array, onWritten: (error: Error | null, count: number) => void): void;
  /** Writes synchronously, and returns how many bytes were written. */
  writeNow(bytes: Uint8Array): number;
}

/** The limits of a batch: how long lines are gathered, and how many characters. */
const MAX_GATHERED_MS = 100;
const MAX_GATHERED = 8_192;
/** The maximum number of characters that may wait for a slow reader. */
const MAX_WAITING = 8 * 2 ** 20;
/** The delay before retrying a full pipe; and how long to wait for it when the process exits. */
const FULL_PIPE_MS = 100;
const MAX_END_MS = 1_000;
const END_LOOK_MS = 10;

const LINE_END = '\n';
const LINE_END_BYTE = 0x0a;

/** A batch of lines that is being written. */
interface Bunch {
  readonly bytes: Buffer;
  /**
   * The number of lines dropped before this batch. If there are any, the batch starts with a line that reports them.
   */
  readonly dropped: number;
  /** The offset of the gathered lines. */
  readonly linesAt: number;
  /** The number of bytes written so far. */
  writtenTo: number;
}

/**
 * Buffers lines and writes them in batches, as each write costs a system call. A failing output neither ends nor delays
 * the process: lines that cannot be written are dropped, and a later line reports how many are missing.
 */
export class BufferedLines {
  readonly #file: LineFile;
  readonly #sayDropped: (count: number) => string;
  #gathered = '';
  #bunch: Bunch | undefined;
  /** Whether a write is in flight, so that it is unknown how much of the batch has been written. */
  #isInHand = false;
  #isTimed = false;
  #dropped = 0;
  /** Whether the last written line was cut off. */
  #isCut = false;

  /** @param sayDropped - formats the line that reports dropped lines, including its line end */
  constructor(file: LineFile, sayDropped: (count: number) => string) {
    this.#file = file;
    this.#sayDropped = sayDropped;
  }

  /** Buffers a line, which must include its line end. */
  write(line: string): void {
    if (this.#gathered.length >= MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#gathered += line;
    if (this.#gathered.length >= MAX_GATHERED) this.#begin();
    else this.#beginSoon();
  }

  /** Writes the rest synchronously when the process exits. What cannot be written then is lost. */
  end(): void {
    const bunch = this.#bunch;
    // The operating system completes a write in flight by itself.
    const left =
      bunch === undefined || this.#isInHand ? [] : [bunch.bytes.subarray(bunch.writtenTo)];
    this.#bunch = undefined;
    writeOut(Buffer.concat([...left, this.#take().bytes]), this.#file);
  }

  #begin(): void {
    if (this.#bunch !== undefined || this.#gathered === '') return;
    this.#bunch = this.#take();
    this.#pass(this.#bunch);
  }

  /** Schedules a write with a timer that does not keep the process alive; no timer runs while there are no lines. */
  #beginSoon(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    const onTime = (): void => {
      this.#isTimed = false;
      this.#begin();
    };
    setTimeout(onTime, MAX_GATHERED_MS).unref();
  }

  #take(): Bunch {
    const missing = this.#dropped === 0 ? '' : this.#sayDropped(this.#dropped);
    const before = (this.#isCut ? LINE_END : '') + missing;
    const bytes = Buffer.from(before + this.#gathered);
    const linesAt = Buffer.byteLength(before);
    const bunch = { bytes, dropped: this.#dropped, linesAt, writtenTo: 0 };
    this.#gathered = '';
    this.#dropped = 0;
    return bunch;
  }

  #pass(bunch: Bunch): void {
    this.#isInHand = true;
    this.#file.write(bunch.bytes.subarray(bunch.writtenTo), (error, count) => {
      this.#isInHand = false;
      if (error !== null && !isFullPipe(error)) this.#drop(bunch);
      else this.#goOn(bunch, error === null ? count : 0);
    });
  }

  #goOn(bunch: Bunch, count: number): void {
    bunch.writtenTo += count;
    if (bunch.writtenTo === bunch.bytes.length) {
      this.#bunch = undefined;
      this.#isCut = false;
      if (this.#gathered.length >= MAX_GATHERED) this.#begin();
      else if (this.#gathered !== '') this.#beginSoon();
    } else if (count > 0) this.#pass(bunch);
    else setTimeout(() => this.#pass(bunch), FULL_PIPE_MS).unref();
  }

  #drop({ bytes, writtenTo, linesAt, dropped }: Bunch): void {
    if (writtenTo < linesAt) this.#dropped += dropped;
    this.#dropped += linesIn(bytes.subarray(Math.max(writtenTo, linesAt)));
    if (writtenTo > 0) this.#isCut = bytes[writtenTo - 1] !== LINE_END_BYTE;
    this.#bunch = undefined;
    // Delayed, so that a failing output does not keep the process busy.
    if (this.#gathered !== '') this.#beginSoon();
  }
}

/** Writes synchronously what can be written. A full pipe is retried for a limited time. */
function writeOut(bytes: Uint8Array, file: LineFile): void {
  const until = performance.now() + MAX_END_MS;
  let left = bytes;
  while (left.length > 0) {
    const count = writtenNow(left, file);
    if (count === undefined || performance.now() >= until) return;
    left = left.subarray(count);
    if (count === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, END_LOOK_MS);
  }
}

/** @returns the number of bytes written; `undefined` if the output accepts no more */
function writtenNow(bytes: Uint8Array, file: LineFile): number | undefined {
  try {
    return file.writeNow(bytes);
  } catch (error) {
    return isFullPipe(error) ? 0 : undefined;
  }
}

function isFullPipe(error: unknown): boolean {
  return hasCode(error, 'EAGAIN', 'EBUSY');
}

function linesIn(bytes: Buffer): number {
  return bytes.toString('latin1').split(LINE_END).length - 1;
}
