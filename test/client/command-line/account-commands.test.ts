import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { eventually } from '../../eventually.ts';
import { aScriptedServer, json } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

let gateway: TestGateway;
let line: TestCommandLine;

beforeAll(async () => {
  gateway = await aGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  line = await aCommandLine({
    PATCHBAY_BASE_URL: gateway.url,
    PATCHBAY_ALT_BASE_URL: gateway.alternateUrl,
    PATCHBAY_API_KEY: gateway.key,
  });
});
afterEach(() => line.remove());

/** The rows of a table, each as its cells. */
function cells(stdout: string): readonly (readonly string[])[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((row) => row.split(/ {2,}/));
}

test('models tells which models there are, and which commands take them', async () => {
  const { exitCode, stdout } = await line.run(['models']);
  expect(exitCode).toBe(0);
  const rows = cells(stdout);
  expect(rows[0]).toEqual(['MODEL', 'PROVIDER', 'COMMANDS']);
  expect(rows).toContainEqual(['imgy-2', 'sandbox', 'image, edit']);
  expect(rows).toContainEqual(['sandbox-text-1', 'sandbox', 'message, chat, response']);
});

test('models is one document of JSON with the prices', async () => {
  const { stdout } = await line.run(['models', '--json']);
  expect(JSON.parse(stdout)).toEqual((await gateway.call(operations.listModels.path)).json);
});

test('account tells what can be spent, and what of the limits of its key is', async () => {
  const { stdout } = await line.run(['account']);
  const answer = await gateway.call(operations.getAccount.path);
  const { name, balance, limits } = answer.json.data;
  const rows = cells(stdout);
  expect(rows).toContainEqual(['account', name]);
  expect(rows).toContainEqual(['balance', `${balance} units`]);
  expect(rows).toContainEqual(['requests per minute', String(limits.requestsPerMinute)]);
});

test('account tells how much of a limit a key has spent', async () => {
  const account = { accountId: '1', name: 'studio', balance: '9', reserved: '0', limits: {} };
  const key = {
    keyId: '2',
    limits: { unitsPerDay: 50, models: ['imgy-2', 'imgy-3'] },
    spent: { day: '12.5', month: '90' },
  };
  const data = { ...account, key };
  await using server = await aScriptedServer(json({ status: 'SUCCESS', message: '', data }));
  const at = ['--base-url', server.url, '--alt-base-url', server.url];
  const { stdout } = await line.run(['account', ...at]);
  expect(cells(stdout)).toEqual([
    ['NAME', 'VALUE'],
    ['account', 'studio'],
    ['id', '1'],
    ['balance', '9 units'],
    ['reserved', '0 units'],
    ['key', '2'],
    ['key today', '12.5 of 50 units'],
    ['key this month', '90 units'],
    ['key models', 'imgy-2, imgy-3'],
  ]);
});

test('usage tells what was used by each, what was counted at all, and the sum', async () => {
  await line.run(['chat', 'Hello', '--quiet']);
  // What text has used is written a moment later.
  const rows = await eventually(async () => {
    const { stdout } = await line.run(['usage', '--by', 'model,operation']);
    expect(stdout).toContain('sandbox-text-1');
    return cells(stdout);
  });
  const [, , requests, units = '', input = '', output = ''] = rows[1] ?? [];
  expect(rows).toEqual([
    ['MODEL', 'OPERATION', 'REQUESTS', 'UNITS', 'INPUT TOKENS', 'OUTPUT TOKENS'],
    ['sandbox-text-1', 'createChatCompletion', '1', units, input, output],
    ['total', '1', units, input, output],
  ]);
  expect([requests, Number(units) > 0]).toEqual(['1', true]);
});

test('usage of days without any has the columns that were asked for', async () => {
  const days = ['--from', '2026-01-01', '--to', '2026-01-02'];
  const { stdout } = await line.run(['usage', '--by', 'model,key', ...days]);
  expect(cells(stdout)).toEqual([
    ['MODEL', 'KEY ID', 'REQUESTS', 'UNITS'],
    ['total', '0', '0'],
  ]);
});

test('usage says by the name of the option what a report cannot be split by', async () => {
  const { exitCode, stderr } = await line.run(['usage', '--by', 'week']);
  expect(exitCode).toBe(3);
  expect(stderr).toContain(
    "--by must name day, key, model or operation, with commas in between; it is 'week'.",
  );
});
