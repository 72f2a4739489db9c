import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BufferedLines } from '../../server/foundation/buffered-lines.ts';

/** How a file takes a write: completely, a number of bytes, or with an error. */
type Taking = number | 'all' | NodeJS.ErrnoException;

const FULL_DISK = error('ENOSPC');
const NO_READER = error('EPIPE');
const FULL_PIPE = error('EAGAIN');
/** Longer than the batching interval of lines. */
const A_WHILE_MS = 100;

function error(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

/** Lines written to a file that takes one write after another as given, and all later ones completely. */
function linesTo(...takings: Taking[]) {
  let content = '';
  let tries = 0;
  const take = (bytes: Uint8Array): number => {
    tries += 1;
    const taking = takings.shift() ?? 'all';
    if (taking instanceof Error) throw taking;
    const taken = bytes.subarray(0, taking === 'all' ? bytes.length : taking);
    content += Buffer.from(taken).toString();
    return taken.length;
  };
  const lines = new BufferedLines(
    {
      write(bytes, onWritten) {
        try {
          const count = take(bytes);
          process.nextTick(onWritten, null, count);
        } catch (failure) {
          process.nextTick(onWritten, failure, 0);
        }
      },
      writeNow: take,
    },
    (count) => `${count} missing\n`,
  );
  return { lines, content: () => content, tries: () => tries };
}

const pass = (ms = A_WHILE_MS) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('lines', () => {
  test('are written together, after a while or when there are many', async () => {
    const { lines, content, tries } = linesTo();
    lines.write('one\n');
    lines.write('two\n');
    expect(tries()).toBe(0);
    await pass();
    expect([content(), tries()]).toEqual(['one\ntwo\n', 1]);
    lines.write(`${'x'.repeat(8_192)}\n`);
    expect(tries()).toBe(2);
  });

  test('are written to the end where the file takes a part at a time', async () => {
    const { lines, content } = linesTo(2, 3);
    lines.write('one\ntwo\n');
    await pass();
    expect(content()).toBe('one\ntwo\n');
  });

  test.each([
    ['the disk is full', FULL_DISK],
    ['nobody reads any more', NO_READER],
  ])('are dropped where %s, and counted where the next ones can be written', async (_why, why) => {
    const { lines, content } = linesTo(why, why);
    lines.write('one\n');
    lines.write('two\n');
    await pass();
    lines.write('three\n');
    await pass();
    expect(content()).toBe('');
    lines.write('four\n');
    await pass();
    lines.write('five\n');
    await pass();
    expect(content()).toBe('3 missing\nfour\nfive\n');
  });

  test('that were cut off are missing, and the next one begins anew', async () => {
    const { lines, content } = linesTo(6, FULL_DISK);
    lines.write('one\n');
    lines.write('two\n');
    lines.write('three\n');
    await pass();
    lines.write('four\n');
    await pass();
    expect(content()).toBe('one\ntw\n2 missing\nfour\n');
  });

  test('that say what is missing are not missed twice, wherever they are cut off', async () => {
    const { lines, content } = linesTo(FULL_DISK, 4, FULL_DISK, 11, FULL_DISK);
    for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) {
      lines.write(line);
      await pass();
    }
    expect(content()).toBe('1 mi\n2 missing\n1 missing\nfour\n');
  });

  test('wait for a pipe that is full, as many as there is room for', async () => {
    const { lines, content } = linesTo(FULL_PIPE, FULL_PIPE, 'all');
    const megabyte = `${'x'.repeat(2 ** 20 - 1)}\n`;
    lines.write('one\n');
    await pass();
    for (let count = 0; count < 10; count += 1) lines.write(megabyte);
    await pass();
    await pass();
    expect(content()).toBe(`one\n2 missing\n${megabyte.repeat(8)}`);
  });

  test('do not keep a process busy whose file takes nothing', async () => {
    const { lines, tries } = linesTo(...Array(100).fill(FULL_DISK));
    lines.write('one\n');
    await pass();
    await pass(60_000);
    expect(tries()).toBe(1);
  });
});

describe('the last lines of a process', () => {
  test('are written at once, with what waits for the pipe and what is missing', async () => {
    const { lines, content } = linesTo(FULL_DISK, FULL_PIPE, 2, 'all');
    lines.write('one\n');
    await pass();
    lines.write('two\n');
    await pass();
    lines.write('three\n');
    lines.end();
    expect(content()).toBe('1 missing\ntwo\nthree\n');
  });

  test('say what is missing, though there are none', async () => {
    const { lines, content } = linesTo(FULL_DISK);
    lines.write('one\n');
    await pass();
    lines.end();
    expect(content()).toBe('1 missing\n');
  });

  test('wait for a pipe that is full', () => {
    const { lines, content } = linesTo(FULL_PIPE, FULL_PIPE);
    lines.write('one\n');
    lines.end();
    expect(content()).toBe('one\n');
  });

  test('wait for a pipe that stays full, but not for ever', () => {
    const { lines, content } = linesTo(...Array(100_000).fill(FULL_PIPE));
    lines.write('one\n');
    lines.end();
    expect(content()).toBe('');
  });

  test.each([FULL_DISK, NO_READER])('are tried once where $code says that it is no use', (why) => {
    const { lines, content, tries } = linesTo(why);
    lines.write('one\n');
    lines.end();
    expect([content(), tries()]).toEqual(['', 1]);
  });
});
