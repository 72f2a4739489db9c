import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type TestGateway, type TestSettings } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway(serving('first', 'one', 'two'));
});

afterAll(() => gateway.stop());

/** Settings with one upstream that serves these models. */
function serving(upstream: string, ...models: readonly string[]): TestSettings {
  return {
    upstreams: { [upstream]: { kind: 'sandbox' } },
    models: models.map((id) => ({ id, upstream })),
  };
}

interface Listed {
  readonly id: string;
  readonly owned_by: string;
}

async function listed(): Promise<readonly (readonly [string, string])[]> {
  const { json } = await gateway.call('/v1/models');
  return json.data.map(({ id, owned_by }: Listed) => [id, owned_by]);
}

test('the list is the same each time, and another one when the settings are', async () => {
  const text = async () => (await gateway.call('/v1/models')).text;
  expect(await text()).toBe(await text());
  expect(await listed()).toEqual([
    ['one', 'first'],
    ['two', 'first'],
  ]);
  gateway.reload(serving('second', 'one', 'three'));
  expect(await listed()).toEqual([
    ['one', 'second'],
    ['three', 'second'],
  ]);
});
