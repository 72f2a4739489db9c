import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aScriptedServer, json, problem } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

let line: TestCommandLine;

beforeEach(async () => {
  line = await aCommandLine({ PATCHBAY_API_KEY: 'a-key' });
});
afterEach(() => line.remove());

const LIST = ['jobs', 'list', '--base-url'];
const WAIT = 'The gateway asks to wait 60 s before the next try.\n';

test('a wait that the gateway asks for is told of while it lasts, once', async () => {
  const none = { status: 'SUCCESS', message: 'None.', data: { jobs: [], next: null } };
  await using server = await aScriptedServer(problem(429, { 'retry-after': '3' }), json(none));
  const { exitCode, stderr } = await line.run([...LIST, server.url]);
  const told = 'The gateway asks to wait 3 s before the next try.\n';
  expect([exitCode, stderr]).toEqual([0, told]);
});

test('a bar is not in the way of what is told', async () => {
  await using server = await aScriptedServer(problem(429, { 'retry-after': '60' }));
  const args = ['image', 'a fox', '--base-url', server.url];
  const running = line.begin(args, { isTTY: true, env: { NO_COLOR: '1' } });
  await running.says(WAIT);
  running.interrupt();
  expect(await running.ended).toMatchObject({
    exitCode: 130,
    stderr: expect.stringMatching(/image\. 0:0[\s\S]*next try\.\n[\s\S]*image\. 0:0/),
  });
});

test('where quiet is wanted, nothing is told', async () => {
  await using server = await aScriptedServer(problem(429, { 'retry-after': '3' }), problem(404));
  const { exitCode, stderr } = await line.run([...LIST, server.url, '--quiet']);
  expect([exitCode, stderr]).toEqual([3, 'It is a 404.\nTry again in 0 s.\n']);
});

test('of a wait that is too long to be kept, the failure alone tells', async () => {
  await using server = await aScriptedServer(problem(429, { 'retry-after': '61' }));
  const { exitCode, stderr } = await line.run([...LIST, server.url]);
  expect([exitCode, stderr]).toEqual([5, 'It is a 429.\nTry again in 61 s.\n']);
});

test('a wait of a moment is not worth a word', async () => {
  await using server = await aScriptedServer(problem(503, { 'retry-after': '2' }));
  const running = line.begin([...LIST, server.url]);
  await vi.waitFor(() => expect(server.requests.length).toBe(2), { timeout: 20_000 });
  running.interrupt();
  expect((await running.ended).stderr).toBe('Interrupted.\n');
});
