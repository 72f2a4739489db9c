import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type ArchivedFile, readTar, writeTar } from '../../server/backup/tar.ts';

const AT = new Date('2026-11-22T10:00:00Z');

async function* filesOf(contents: Readonly<Record<string, string>>): AsyncGenerator<ArchivedFile> {
  for (const [name, text] of Object.entries(contents)) {
    const content = Buffer.from(text);
    yield { name, bytes: content.length, content: inPieces(content, 7) };
  }
}

/** Splits content into chunks, as a stream delivers it: regardless of boundaries in the content. */
async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

const CONTENTS = { 'manifest.json': '{}', 'rows/job/000001.ndjson': 'x'.repeat(1_024), empty: '' };

test('what is written is read again, in pieces of every size', async () => {
  const archive = await buffer(writeTar(filesOf(CONTENTS), AT));
  for (const size of [1, 511, 512, 513, archive.length]) {
    const found: Record<string, string> = {};
    for await (const { name, content } of readTar(inPieces(archive, size))) {
      found[name] = (await buffer(content)).toString();
    }
    expect(found).toEqual(CONTENTS);
  }
});

test('what is passed over does not disturb what follows', async () => {
  const archive = await buffer(writeTar(filesOf(CONTENTS), AT));
  const names: string[] = [];
  for await (const { name } of readTar(inPieces(archive, 100))) names.push(name);
  expect(names).toEqual(Object.keys(CONTENTS));
});

test('other programs read it', async () => {
  const archive = await buffer(writeTar(filesOf(CONTENTS), AT));
  const listed = execFileSync('tar', ['-tf', '-'], { input: archive, encoding: 'utf8' });
  expect(listed.trim().split('\n')).toEqual(Object.keys(CONTENTS));
});

test('a file of more than 8 GiB has its length said in binary, as everybody reads it', async () => {
  const bytes = 50_000 * 2 ** 20;
  async function* large(): AsyncGenerator<ArchivedFile> {
    yield { name: 'large', bytes, content: inPieces(Buffer.alloc(0), 1) };
  }
  const [head] = [await writeTar(large(), AT).next()];
  const files = readTar(inPieces(Buffer.from(head.value ?? []), 512));
  expect((await files.next()).value).toMatchObject({ name: 'large', bytes });
});

test.each([
  ['cut short', (archive: Buffer) => archive.subarray(0, archive.length - 1_500)],
  [
    'with another head',
    (archive: Buffer) => Buffer.concat([Buffer.from('!'), archive.subarray(1)]),
  ],
  ['of nothing', () => Buffer.alloc(0)],
])('an archive %s is refused', async (_how, damage) => {
  const archive = await buffer(writeTar(filesOf(CONTENTS), AT));
  const reading = async (): Promise<void> => {
    for await (const { content } of readTar(inPieces(damage(archive), 100))) await buffer(content);
  };
  await expect(reading()).rejects.toMatchObject({ name: 'BrokenArchive' });
});
