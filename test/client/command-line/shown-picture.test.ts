import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aScriptedServer, events, json, type Line, silence } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

let line: TestCommandLine;

beforeEach(async () => {
  line = await aCommandLine({ PATCHBAY_API_KEY: 'any' });
});
afterEach(() => line.remove());

const SHOWN = ['--mode', 'imgx-image-1', '--partial-images', '2', '--out', 'fox'];
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
]);
const b64_json = PNG.toString('base64');

function event(type: string, facts: object): string {
  const data = { type: `image_generation.${type}`, created_at: 1, b64_json, ...facts };
  return `data: ${JSON.stringify(data)}\n\n`;
}

const STATES = [0, 1].map((index) => event('partial_image', { partial_image_index: index }));
const FINISHED = event('completed', { usage: { total_tokens: 1 } });
const WARNING =
  'fox-partial-1.png already exists: overwrite it with --force, or name another with --out. ' +
  'No further unfinished image is saved.';

/** Responds after creating a file at the path of the picture's first partial state. */
function withAFileInTheWay(answer: Line): Line {
  return (response, request) => {
    writeFileSync(join(line.folder, 'fox-partial-1.png'), 'mine');
    answer(response, request);
  };
}

test('a state that cannot be saved does not cost the finished picture', async () => {
  await using server = await aScriptedServer(
    withAFileInTheWay(events([...STATES, FINISHED].join(''))),
  );
  const { exitCode, stdout, stderr } = await line.run(pictureFrom(server));
  expect([exitCode, stdout]).toEqual([0, 'fox.png\n']);
  expect(stderr).toContain(`${WARNING}\n`);
  expect(await readFile(join(line.folder, 'fox.png'))).toEqual(PNG);
  expect(await readFile(join(line.folder, 'fox-partial-1.png'), 'utf8')).toBe('mine');
  expect(readdirSync(line.folder)).toHaveLength(2);
});

test('programs are told beside the picture why a state is not saved, and people with --quiet too', async () => {
  await using server = await aScriptedServer(
    withAFileInTheWay(events([...STATES, FINISHED].join(''))),
  );
  const { stdout, stderr } = await line.run([...pictureFrom(server), '--json', '--quiet']);
  const { files, warnings } = JSON.parse(stdout);
  expect([files, warnings, stderr]).toEqual([[{ path: 'fox.png' }], [WARNING], `${WARNING}\n`]);
});

test('programs are told beside an error why a state was not saved before', async () => {
  await using server = await aScriptedServer(withAFileInTheWay(events(STATES.join(''))));
  const { exitCode, stdout } = await line.run([...pictureFrom(server), '--json']);
  const { error, warnings } = JSON.parse(stdout);
  expect([exitCode, error.kind, warnings]).toEqual([5, 'connection', [WARNING]]);
});

test('programs are told which states are saved of a picture that breaks off', async () => {
  await using server = await aScriptedServer(events(STATES.join('')));
  const { exitCode, stdout } = await line.run([...pictureFrom(server), '--json']);
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    5,
    {
      error: expect.objectContaining({ kind: 'connection' }),
      files: [
        { path: 'fox-partial-1.png', partialImageIndex: 0 },
        { path: 'fox-partial-2.png', partialImageIndex: 1 },
      ],
    },
  ]);
});

test('programs are told which states are saved of a picture that is interrupted', async () => {
  await using server = await aScriptedServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(STATES[0]);
  });
  const running = line.begin([...pictureFrom(server), '--json']);
  await running.says('Unfinished: 1 of 2.');
  running.interrupt();
  expect(JSON.parse((await running.ended).stdout)).toEqual({
    error: { kind: 'aborted', message: 'Interrupted.' },
    files: [{ path: 'fox-partial-1.png', partialImageIndex: 0 }],
  });
});

test('programs are told which pictures are saved where a later one cannot be fetched', async () => {
  await using server = await aScriptedServer(
    json({ created: 1, data: [{ b64_json }, { url: 'http://127.0.0.1:9/gone.png' }] }),
  );
  const args = ['image', 'a fox', '--n', '2', '--out', 'fox', '--json', '--base-url', server.url];
  const { exitCode, stdout } = await line.run(args);
  expect([exitCode, JSON.parse(stdout).files]).toEqual([5, [{ path: 'fox-1.png' }]]);
});

test('an error before anything is saved names no files', async () => {
  await using server = await aScriptedServer(silence);
  const { stdout } = await line.run([...pictureFrom(server), '--json', '--timeout', '0.03']);
  expect(JSON.parse(stdout)).not.toHaveProperty('files');
});

function pictureFrom({ url }: { readonly url: string }): readonly string[] {
  return ['image', 'a fox', ...SHOWN, '--base-url', url];
}
