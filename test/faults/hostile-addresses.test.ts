import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import hostileAddresses from '../foundation/hostile-addresses.json' with { type: 'json' };
import { type TwoAccounts, twoAccounts } from '../operations/two-accounts.ts';

let gateway: TwoAccounts;
/** The hosts connected to, other than the gateway itself. */
let connections: string[] = [];

beforeAll(async () => {
  gateway = await twoAccounts();
  subscribe('undici:client:beforeConnect', noteConnection);
});

beforeEach(() => {
  connections = [];
});

afterAll(async () => {
  unsubscribe('undici:client:beforeConnect', noteConnection);
  await gateway.stop();
});

function noteConnection(message: unknown): void {
  const { connectParams } = message as { connectParams: { host: string; hostname: string } };
  if (connectParams.host !== new URL(gateway.url).host) connections.push(connectParams.hostname);
}

/** A parameter that takes a URL, with a request that is otherwise valid. */
interface Place {
  readonly parameter: string;
  readonly path: string;
  readonly bodyWith: (address: string) => object;
}

const PLACES: readonly Place[] = [
  {
    parameter: 'hook_url',
    path: '/vidx/generations',
    bodyWith: (hook_url) => ({ prompt: 'A lighthouse', hook_url }),
  },
  {
    parameter: 'hookUrl',
    path: '/musx/v1/sample',
    bodyWith: (hookUrl) => ({
      mv: 'tune-v5',
      music_id: '01a1fd2d-13f6-725e-b84d-8dbc74254770',
      chop_sample_start_s: 0,
      chop_sample_end_s: 60,
      instrumental: false,
      auto_lyrics: false,
      isStorage: false,
      custom: false,
      llm_description_prompt: 'A shanty',
      hookUrl,
    }),
  },
  {
    parameter: 'audio_url',
    path: '/musx/v1/upload',
    bodyWith: (audio_url) => ({ audio_url }),
  },
  {
    parameter: 'image[0]',
    path: '/v1/images/edits',
    bodyWith: (address) => ({ prompt: 'A fox', image: [address] }),
  },
  {
    parameter: 'mask',
    path: '/v1/images/edits',
    bodyWith: (mask) => ({ prompt: 'A fox', image: [PICTURE], mask }),
  },
];

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=';

async function created(): Promise<readonly number[]> {
  const { queries } = gateway.database;
  const counts = (['job', 'sample', 'asset'] as const).map(async (table) => {
    return (await queries.selectFrom(table).select('id').execute()).length;
  });
  return Promise.all(counts);
}

describe.each(PLACES)('$parameter of $path', ({ parameter, path, bodyWith }) => {
  test('refuses every hostile address by its name, creates nothing and connects to nothing (E1)', async () => {
    const answers: Record<string, unknown> = {};
    for (const { address, trick } of hostileAddresses) {
      const { status, json } = await gateway.mine(path, { json: bodyWith(address) });
      const named = json?.data?.violations?.map((violation: { parameter: string }) => {
        return violation.parameter;
      });
      answers[`${trick}: ${address}`] = [status, json?.status, named];
    }
    const refusal = [400, 'FAILED', [parameter]];
    const refusals = Object.fromEntries(
      hostileAddresses.map(({ address, trick }) => [`${trick}: ${address}`, refusal]),
    );
    expect(answers).toEqual(refusals);
    expect([connections, await created()]).toEqual([[], [0, 0, 0]]);
  });
});

describe('an address that is only wrong in leading nowhere', () => {
  test.each(PLACES)('is all that is wrong with $parameter', async (place) => {
    const json = place.bodyWith('http://no-such-host.invalid/');
    const answer = await gateway.mine(place.path, { json });
    const rules = answer.json.data?.violations?.map(({ rule }: { rule: string }) => rule) ?? [];
    const isFetched = !place.parameter.startsWith('hook');
    expect(rules).toEqual(isFetched ? ['unreachable'] : []);
    if (isFetched) expect(connections).toContain('no-such-host.invalid');
  });
});
