import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { handOver } from '../../server/foundation/direct-stream.ts';
import { Pieces, piped } from './a-direct-stream.ts';

const TEXT = 'one two three four five six seven eight nine ten';
const pieces = () => TEXT.split(/(?<= )/).map((piece) => Buffer.from(piece));

describe('a direct stream', () => {
  test('gives the same to who reads it, pipes it or takes it', async () => {
    const read = await new Pieces(pieces()).toArray();
    expect(Buffer.concat(read).toString()).toBe(TEXT);
    expect(Buffer.concat(await piped(new Pieces(pieces()))).toString()).toBe(TEXT);
    for (const bytes of [new Pieces(pieces()), Readable.from(pieces(), { objectMode: false })]) {
      const taken: Buffer[] = [];
      handOver(bytes, (piece) => taken.push(piece) > 0);
      await once(bytes, 'end');
      expect(Buffer.concat(taken).toString()).toBe(TEXT);
    }
  });

  test('hands over first what had come before it was taken', async () => {
    const bytes = new Pieces(pieces());
    bytes.read(0);
    await once(bytes, 'readable');
    expect(bytes.readableLength).toBe(TEXT.length);
    expect(Buffer.concat(await piped(bytes)).toString()).toBe(TEXT);
  });

  test('gives nothing more to who wants none, until it is asked', async () => {
    for (const bytes of [new Pieces(pieces()), Readable.from(pieces(), { objectMode: false })]) {
      const taken: string[] = [];
      const more = handOver(bytes, (piece) => {
        taken.push(piece.toString());
        setImmediate(() => {
          expect(taken.length).toBeLessThanOrEqual(asked);
          asked += 1;
          more();
        });
        return false;
      });
      let asked = 1;
      await once(bytes, 'end');
      expect(taken.join('')).toBe(TEXT);
    }
  });

  test('tells who listens of what it hands over', async () => {
    const bytes = new Pieces(pieces());
    const first = once(bytes, 'data');
    await piped(bytes);
    expect(String(await first)).toBe('one ');
  });

  test('leaves nothing behind at what it was piped to', async () => {
    const destination = new Writable({ write: (_piece, _encoding, next) => next() });
    const bytes = new Pieces(pieces());
    bytes.pipe(destination, { end: false });
    await once(bytes, 'close');
    expect(destination.listenerCount('drain')).toBe(0);
  });

  test('ends with an error for who pipes it, and gives nothing after it', async () => {
    const bytes = new Pieces(pieces());
    const came: Buffer[] = [];
    const into = new Writable({
      write(piece: Buffer, _encoding, done) {
        came.push(piece);
        bytes.destroy(new Error('Broken off.'));
        done();
      },
    });
    const failed = once(bytes, 'close').catch((error: unknown) => error);
    bytes.pipe(into);
    expect(await failed).toMatchObject({ message: 'Broken off.' });
    expect(Buffer.concat(came).toString()).toBe('one ');
    expect(into.writableEnded).toBe(false);
  });
});
