import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readConfiguration } from '../../server/config/settings.ts';
import { checkUpstreams } from '../../server/doctor/upstreams.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aFakeXai, type FakeXai } from '../fakes/a-fake-xai.ts';

const WRONG_KEY = 'sk-a-secret-that-is-wrong';

let folder: string;
let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
let xai: FakeXai;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-doctor-'));
  [openai, anthropic, xai] = await Promise.all([aFakeOpenAI(), aFakeAnthropic(), aFakeXai()]);
});

afterAll(async () => {
  await Promise.all([openai.close(), anthropic.close(), xai.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** The findings about a single upstream named `one`. */
async function found(
  upstream: object,
  { models = [{ id: '*', upstream: 'one' }], isOffline = false }: Asking = {},
): Promise<readonly string[]> {
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, stringify({ upstreams: { one: upstream }, models }));
  const settings = readConfiguration({ config }, {});
  const environment = { RIGHT: UPSTREAM_KEY, WRONG: WRONG_KEY };
  const { findings } = await checkUpstreams({ settings, environment, isOffline });
  expect(JSON.stringify(findings)).not.toMatch(new RegExp(`${UPSTREAM_KEY}|${WRONG_KEY}`));
  return findings.map(({ state, about, says }) => `${state} ${about} ${says}`);
}

interface Asking {
  readonly models?: readonly object[];
  readonly isOffline?: boolean;
}

/** Every upstream kind whose check makes a request, pointed at its fake. */
const KINDS = [
  ['openai', () => `${openai.url}/v1`],
  ['anthropic', () => anthropic.url],
  ['xai-video', () => xai.url],
  ['xai-video', () => `${xai.url}/v1`],
] as const;

test.each(KINDS)('of several keys of %s each is tried', async (kind, baseUrl) => {
  const keys = [{ env: 'RIGHT' }, { env: 'WRONG' }];
  const origin = new URL(baseUrl()).origin;
  expect(await found({ kind, baseUrl: baseUrl(), keys })).toEqual([
    'ok upstream one accepts the key from RIGHT',
    `problem upstream one ${origin} does not accept the key from WRONG.`,
  ]);
});

test.each(KINDS)('no request to %s could cost anything', async (kind, baseUrl) => {
  for (const fake of [openai, anthropic, xai]) fake.forgetRequests();
  await found({ kind, baseUrl: baseUrl(), keys: [{ env: 'RIGHT' }] });
  const requests = [openai, anthropic, xai].flatMap((fake) => fake.requests);
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['GET', undefined]]);
});

test('a key that is missing is named by its place, and one that is wanted is asked for', async () => {
  const { url } = openai;
  expect(await found({ kind: 'openai', baseUrl: `${url}/v1`, keys: [{ env: 'NOWHERE' }] })).toEqual(
    [
      expect.stringMatching(
        /^problem upstream one .*: upstreams\.one\.keys\[0\]: the variable NOWHERE is not set\.$/,
      ),
    ],
  );
  expect(await found({ kind: 'openai', baseUrl: `${url}/v1` })).toEqual([
    `problem upstream one ${url} needs a key, and none is set.`,
  ]);
});

test('a model that the upstream does not list is warned of', async () => {
  const upstream = { kind: 'openai', baseUrl: `${openai.url}/v1`, keys: [{ env: 'RIGHT' }] };
  const models = [
    { id: 'a', upstream: 'one', model: 'gpt-4o' },
    { id: 'b', upstreams: [{ upstream: 'one', model: 'gpt-4o-typo' }] },
    { id: '*', upstream: 'one' },
  ];
  expect(await found(upstream, { models })).toEqual([
    'ok upstream one accepts the key from RIGHT',
    'warning upstream one does not list the model gpt-4o-typo.',
  ]);
});

test('an upstream that is not there, or is something else, is told apart', async () => {
  const keys = [{ env: 'RIGHT' }];
  const gone = await aFakeOpenAI();
  await gone.close();
  expect(await found({ kind: 'openai', baseUrl: gone.url, keys })).toEqual([
    `problem upstream one The upstream cannot be reached: ${gone.url}.`,
  ]);
  expect(await found({ kind: 'openai', baseUrl: `${openai.url}/v2`, keys })).toEqual([
    `warning upstream one ${openai.url} answers, but not the request that checks the key.`,
  ]);
  expect(await found({ kind: 'openai', baseUrl: 'http://nowhere.invalid/v1', keys })).toEqual([
    expect.stringMatching(/^problem upstream one The name nowhere\.invalid cannot be resolved/),
  ]);
});

test('the settings of an upstream that cannot be opened say why', async () => {
  expect(await found({ kind: 'nothing' })).toEqual([
    expect.stringMatching(/^problem upstream one .*: upstreams\.one\.kind must be one of /),
  ]);
});

test('nobody is asked where there is nobody, or where nobody is to be', async () => {
  expect(await found({ kind: 'sandbox' })).toEqual(['ok upstream one calls no other service']);
  openai.forgetRequests();
  const upstream = { kind: 'openai', baseUrl: `${openai.url}/v1`, keys: [{ env: 'WRONG' }] };
  expect(await found(upstream, { isOffline: true })).toEqual([
    'ok upstream one 1 key is set; it was not called',
  ]);
  expect(openai.requestCount).toBe(0);
});
