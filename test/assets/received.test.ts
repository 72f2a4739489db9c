import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { type FileSource, type Reception, receiveFile } from '../../server/assets/received.ts';
import { openScratchRoom, type Scratch } from '../../server/assets/scratch.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import type { NameLookup } from '../../server/foundation/name-lookup.ts';
import { type Outgoing, openOutgoing } from '../../server/foundation/outgoing.ts';
import { aSource, type Source, withFile, withoutEnd, withSilence } from '../operations/a-source.ts';
import { aPicture } from '../operations/pictures.ts';

let folder: string;
let scratch: Scratch;
let source: Source;
let picture: Buffer;
const outgoing = openOutgoing({ allowPrivate: true });

beforeAll(async () => {
  picture = await aPicture();
  source = await aSource({
    '/fox.png': withFile(picture),
    '/endless': withoutEnd(),
    '/silent': withSilence,
  });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-received-'));
  scratch = (await openScratchRoom(folder, { alone: true })).open();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

afterAll(async () => {
  await outgoing.close();
  await source.stop();
});

const LIMIT = 100_000;

function receive(
  from: FileSource,
  signal = new AbortController().signal,
  guard: Outgoing = outgoing,
): Promise<Reception> {
  const sources = { outgoing: guard, seconds: 30, silentSeconds: 10 };
  const room = { scratch, sources, signal, accountId: 'somebody' };
  return receiveFile(from, room, { maxBytes: LIMIT });
}

const FACTS = { mediaType: 'image/png', width: 64, height: 64, alpha: false };

describe('a received file', () => {
  test('whose name leads inside is refused in the words for an address inside', async () => {
    const rules = { allowPrivate: false, allowedBy: 'sources.allowPrivate' };
    const lookup: NameLookup = (_name, _options, callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    const guard = openOutgoing(rules, { lookup });
    onTestFinished(() => guard.close());
    const { port } = new URL(source.url);
    for (const host of ['127.0.0.1', 'files.example']) {
      const from = { kind: 'address', url: `http://${host}:${port}/fox.png` } as const;
      expect(await receive(from, undefined, guard)).toEqual({
        ok: false,
        reason: 'unreachable',
        detail:
          "it is refused because it is private, which sources.allowPrivate in the gateway's settings would allow",
      });
    }
  });

  test('is on disk, and known, from whichever source', async () => {
    const path = await scratch.newPath();
    await writeFile(path, picture);
    for (const from of [
      { kind: 'part', path, isCut: false },
      { kind: 'base64', text: picture.toString('base64') },
      { kind: 'address', url: `${source.url}/fox.png` },
    ] as const) {
      const reception = await receive(from);
      if (!reception.ok) throw new Error(`The file was not received: ${reception.reason}`);
      const { file } = reception;
      expect([file.bytes, file.facts]).toEqual([picture.length, FACTS]);
      expect((await readFile(file.path)).equals(picture)).toBe(true);
    }
  });

  test('is gone with its request', async () => {
    await receive({ kind: 'base64', text: 'AAAA' });
    const [room = ''] = await readdir(folder);
    expect(await readdir(join(folder, room))).toHaveLength(1);
    await scratch.dispose();
    expect(await readdir(join(folder, room))).toEqual([]);
  });
});

describe('Base64', () => {
  test.each(['QQ==', 'QQ', 'QUI=', 'QUI', 'QUJD', '-_-_', '+/+/'])('%s is taken', async (text) => {
    expect((await receive({ kind: 'base64', text })).ok).toBe(true);
  });

  test.each(['####', 'QUJD#', 'QU JD', 'QUJD\n', 'QUJD===', 'QU=D', '{"a":1}', 'QUJ🌊'])(
    '%j is none',
    async (text) => {
      expect(await receive({ kind: 'base64', text })).toEqual({ ok: false, reason: 'not-base64' });
    },
  );
});

describe('Base64 that is nothing but its end', () => {
  test('is found to be none as soon as any other', async () => {
    const text = `AAAA${'='.repeat(2_000_000)}A`;
    expect(await receive({ kind: 'base64', text })).toEqual({ ok: false, reason: 'not-base64' });
  });
});

describe('a file from an address', () => {
  test('is not read past the limit', async () => {
    const reception = await receive({ kind: 'address', url: `${source.url}/endless` });
    expect(reception).toEqual({ ok: false, reason: 'too-large' });
    await expect.poll(() => source.open()).toBe(0);
  });

  test('is not waited for when nobody wants it any more', async () => {
    const leaving = new AbortController();
    const received = receive({ kind: 'address', url: `${source.url}/silent` }, leaving.signal);
    await expect.poll(() => source.open()).toBe(1);
    leaving.abort(new Error('gone'));
    await expect(received).rejects.toThrow();
    await expect.poll(() => source.open()).toBe(0);
  });

  test('of a server that is not there cannot be reached, and nothing is told of the inside', async () => {
    const gone = await aSource({});
    await gone.stop();
    expect(await receive({ kind: 'address', url: `${gone.url}/x` })).toEqual({
      ok: false,
      reason: 'unreachable',
      detail: 'it cannot be reached',
    });
  });
});

describe('the room for files', () => {
  /** The files of requests in the only scratch room. */
  async function inRoom(): Promise<readonly string[]> {
    const [room = ''] = await readdir(folder);
    return readdir(join(folder, room));
  }

  test('is emptied of what an earlier process left, where no other is at work', async () => {
    const left = newIdentifier();
    await writeFile(join(folder, left), 'x');
    await openScratchRoom(folder, { alone: true });
    expect(await readdir(folder)).not.toContain(left);
  });

  test('leaves others at work alone, and clears what is a day old', async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const [atWork, left] = [newIdentifier(), newIdentifier()];
    await writeFile(join(folder, atWork), 'x');
    await writeFile(join(folder, left), 'x');
    await utimes(join(folder, left), yesterday, yesterday);
    const room = await openScratchRoom(folder, { alone: false });
    expect(await readdir(folder)).toContain(atWork);
    expect(await readdir(folder)).not.toContain(left);
    await room.close();
    expect(await readdir(folder)).toContain(atWork);
  });

  test('is not touched by a request without files', async () => {
    const room = await openScratchRoom(folder, { alone: true });
    await room.open().dispose();
    expect(await inRoom()).toEqual([]);
  });

  test('gives every request a place of its own', async () => {
    const room = await openScratchRoom(folder, { alone: true });
    const [one, other] = [room.open(), room.open()];
    await Promise.all([one.newPath(), one.newPath(), other.newPath()]);
    expect(await inRoom()).toHaveLength(2);
    await one.dispose();
    expect(await inRoom()).toHaveLength(1);
  });
});
