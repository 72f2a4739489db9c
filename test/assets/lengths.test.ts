import { Readable } from 'node:stream';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { measureLength } from '../../server/assets/lengths.ts';
import type { ByteRange } from '../../server/assets/store.ts';

const FRAMES = 30;
const MEGABYTE = 2 ** 20;
const patient = new AbortController().signal;

/** An MP4 file of 30 frames, 0.1 s each, whose headers are at its end or its beginning. */
async function aVideo(fastStart: false | 'in-memory', frameBytes: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: 10 });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 16, codedHeight: 16 };
  for (let index = 0; index < FRAMES; index += 1) {
    const packet = new EncodedPacket(new Uint8Array(frameBytes), 'key', index / 10, 1 / 10);
    await source.add(packet, { decoderConfig });
  }
  source.close();
  await output.finalize();
  if (target.buffer === null) throw new Error('Nothing was written.');
  return new Uint8Array(target.buffer);
}

/** A store of one file, and what is read of it. */
function aStoreOf(file: Uint8Array) {
  const ranges: (ByteRange | undefined)[] = [];
  return {
    ranges,
    async read(_id: string, range?: ByteRange) {
      ranges.push(range);
      const { start = 0, end = file.length - 1 } = range ?? {};
      return Readable.from([file.subarray(start, end + 1)]);
    },
  };
}

function measured(file: Uint8Array, store = aStoreOf(file), signal = patient) {
  return measureLength({ id: 'a', accountId: 'a', bytes: file.length }, { store, signal });
}

test.each([
  ['at the end', false, 100],
  ['at the beginning', 'in-memory', 100],
  ['at the end of a large file', false, MEGABYTE / 2],
  ['at the beginning of a large file', 'in-memory', MEGABYTE / 2],
  ['at the end of a file whose ends meet', false, MEGABYTE / 20],
] as const)('a video is measured by its headers %s', async (_, fastStart, frameBytes) => {
  expect(await measured(await aVideo(fastStart, frameBytes))).toBe(3);
});

test('of a large video, no more than a megabyte at each end is read', async () => {
  const file = await aVideo(false, MEGABYTE / 2);
  const store = aStoreOf(file);
  await measured(file, store);
  expect(store.ranges).toEqual([
    { start: 0, end: MEGABYTE - 1 },
    { start: file.length - MEGABYTE, end: file.length - 1 },
  ]);
});

test('what is no whole video has no length', async () => {
  const file = await aVideo(false, 100);
  for (const broken of [new Uint8Array(), new Uint8Array(100), file.subarray(0, 500)]) {
    expect(await measured(broken)).toBeUndefined();
  }
});

test('a video that nobody waits for any more is not measured', async () => {
  const gone = new Error('gone');
  const file = await aVideo(false, 100);
  await expect(measured(file, aStoreOf(file), AbortSignal.abort(gone))).rejects.toBe(gone);
});

test('a video whose file hangs holds up no other', async () => {
  const file = await aVideo(false, 100);
  const reading = Promise.withResolvers<void>();
  const hanging = {
    ...aStoreOf(file),
    async read() {
      reading.resolve();
      return new Readable({ read() {} });
    },
  };
  const caller = new AbortController();
  const hung = measured(file, hanging, caller.signal);
  await reading.promise;
  expect(await measured(file)).toBe(3);
  const gone = new Error('gone');
  caller.abort(gone);
  await expect(hung).rejects.toBe(gone);
});
