import { hasCode } from './error-code.ts';

/** The file that lines are written to. */
export interface LineFile {
  /** Begins to write, and tells how many bytes have been taken. */
  write(bytes: Uint8Array, onWritten: (error: Error | null, count: number) => void): void;
  /** Writes at once, and answers how many bytes have been taken. */
  writeNow(bytes: Uint8Array): number;
}

/** How long lines are gathered, and up to how many characters. */
const GATHERED_MS_UP_TO = 100;
const GATHERED_UP_TO = 8_192;
/** How many characters may wait for a slow reader. */
const WAITING_UP_TO = 8 * 2 ** 20;
/** How soon a full pipe is tried again; and how long it is waited for when the process ends. */
const FULL_PIPE_MS = 100;
const END_MS_UP_TO = 1_000;
const END_LOOK_MS = 10;

const LINE_END = '\n';
const LINE_END_BYTE = 0x0a;

/** A batch of lines that is being written. */
interface Bunch {
  readonly bytes: Buffer;
  /** How many lines were dropped before; then the batch begins with a line that says so. */
  readonly dropped: number;
  /** Where the lines that were gathered begin. */
  readonly linesAt: number;
  /** How many of its bytes have been written. */
  writtenTo: number;
}

/**
 * Gathers lines and writes them together, as each write costs a call of the operating system. No fault of the file ends
 * the process or delays it: lines that cannot be written are dropped, and a line says later how many are missing.
 */
export class GatheredLines {
  readonly #file: LineFile;
  readonly #sayDropped: (count: number) => string;
  #gathered = '';
  #bunch: Bunch | undefined;
  /** Whether a write is under way, so that it is not known how much of the batch is written. */
  #isInHand = false;
  #isTimed = false;
  #dropped = 0;
  /** Whether the last line was cut off in its middle. */
  #isCut = false;

  /** @param sayDropped - makes the line that says how many are missing, with its end */
  constructor(file: LineFile, sayDropped: (count: number) => string) {
    this.#file = file;
    this.#sayDropped = sayDropped;
  }

  /** Takes a line with its end. */
  write(line: string): void {
    if (this.#gathered.length >= WAITING_UP_TO) {
      this.#dropped += 1;
      return;
    }
    this.#gathered += line;
    if (this.#gathered.length >= GATHERED_UP_TO) this.#begin();
    else this.#beginSoon();
  }

  /** Writes the rest as the process ends. What cannot be written then is lost. */
  end(): void {
    const bunch = this.#bunch;
    // The operating system finishes the write under way by itself.
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

  /** By a timer that does not keep the process alive; there is none while there are no lines. */
  #beginSoon(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    const onTime = (): void => {
      this.#isTimed = false;
      this.#begin();
    };
    setTimeout(onTime, GATHERED_MS_UP_TO).unref();
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
      if (this.#gathered.length >= GATHERED_UP_TO) this.#begin();
      else if (this.#gathered !== '') this.#beginSoon();
    } else if (count > 0) this.#pass(bunch);
    else setTimeout(() => this.#pass(bunch), FULL_PIPE_MS).unref();
  }

  #drop({ bytes, writtenTo, linesAt, dropped }: Bunch): void {
    if (writtenTo < linesAt) this.#dropped += dropped;
    this.#dropped += linesIn(bytes.subarray(Math.max(writtenTo, linesAt)));
    if (writtenTo > 0) this.#isCut = bytes[writtenTo - 1] !== LINE_END_BYTE;
    this.#bunch = undefined;
    // Later, as a file that takes nothing must not keep the process busy.
    if (this.#gathered !== '') this.#beginSoon();
  }
}

/** Writes synchronously what can be written. A full pipe is waited for, though not for long. */
function writeOut(bytes: Uint8Array, file: LineFile): void {
  const until = performance.now() + END_MS_UP_TO;
  let left = bytes;
  while (left.length > 0) {
    const count = writtenNow(left, file);
    if (count === undefined || performance.now() >= until) return;
    left = left.subarray(count);
    if (count === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, END_LOOK_MS);
  }
}

/** @returns how many bytes a file has taken; `undefined` where it takes none any more */
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
