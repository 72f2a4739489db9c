import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureSound } from '../../server/assets/sounds.ts';
import { aRecording } from '../recordings.ts';

const patient = new AbortController().signal;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-sounds-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function aFileOf(content: Uint8Array): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

/** Frames of MPEG-2 layer III, 24 milliseconds each, at 8 or 16 kbit/s. */
function frames(count: number, kilobits: 8 | 16): Buffer {
  const frame = Buffer.alloc(3 * kilobits);
  frame.set([0xff, 0xf3, kilobits === 8 ? 0x14 : 0x24, 0xc0]);
  return Buffer.concat(Array<Buffer>(count).fill(frame));
}

const FRAME_SECONDS = 0.024;

describe('a sound', () => {
  test('is measured frame by frame up to where it is too long, and no further', async () => {
    // Assuming that all frames are as large as the first one gives a wrong duration.
    const path = await aFileOf(Buffer.concat([frames(1_000, 8), frames(1_000, 16)]));
    const ask = (secondsUpTo: number) =>
      measureSound({ path, secondsUpTo, accountId: 'a', signal: patient });
    const facts = await ask(60);
    expect(facts?.mediaType).toBe('audio/mpeg');
    expect(facts?.seconds).toBeCloseTo(2_000 * FRAME_SECONDS, 1);
    expect((await ask(20))?.seconds).toBeCloseTo(3_000 * FRAME_SECONDS, 1);
  });

  test('of another account is measured while too many of one wait, and are refused', async () => {
    const path = await aFileOf(new Uint8Array(await aRecording(1).arrayBuffer()));
    const ask = (accountId: string) => measureSound({ path, accountId, signal: patient });
    const many = Array.from({ length: 50 }, () => ask('many'));
    const one = ask('one');
    expect(await one).toMatchObject({ mediaType: 'audio/wav', seconds: 1 });
    const measured = (await Promise.all(many)).filter((facts) => facts !== undefined);
    // Two are measured on threads, and 32 wait in the queue.
    expect(measured).toEqual(Array(34).fill({ mediaType: 'audio/wav', seconds: 1 }));
  });

  test('that nobody waits for any more is not measured', async () => {
    const path = await aFileOf(new Uint8Array(await aRecording(1).arrayBuffer()));
    const gone = new Error('gone');
    const asked = { path, accountId: 'a', signal: AbortSignal.abort(gone) };
    await expect(measureSound(asked)).rejects.toBe(gone);
  });
});
