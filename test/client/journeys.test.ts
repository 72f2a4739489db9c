import { afterAll, beforeAll, describe, test } from 'vitest';
import { Patchbay } from '../../client/index.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';
import { aRecording } from '../recordings.ts';
import { type JourneyParts, journeys } from './journeys.ts';

const { imgy2 } =
  contract.paths['/v1/images/edits'].post.requestBody.content['application/json'].examples;
const files = {
  picture: pngIn(imgy2.value.image[0]),
  mask: pngIn(imgy2.value.mask),
  recording: aRecording(10),
};

describe('on the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await aGateway({ upstreams: { sandbox: SANDBOX } });
  });
  afterAll(() => gateway.stop());

  test.each(Object.entries(journeys))('%s', async (_, journey) => {
    await journey(partsAt(gateway.url, { key: gateway.key, isStateful: true }));
  });
});

describe('on the mock', () => {
  let mock: TestMock;
  beforeAll(async () => {
    mock = await aMock();
  });
  afterAll(() => mock.stop());

  test.each(Object.entries(journeys))('%s', async (_, journey) => {
    await journey(partsAt(mock.url, { key: 'any', isStateful: false }));
  });
});

const SANDBOX = { kind: 'sandbox', jobSeconds: 0.5 } as const;

function partsAt(
  baseUrl: string,
  { key, isStateful }: { readonly key: string; readonly isStateful: boolean },
): JourneyParts {
  return { ...files, baseUrl, isStateful, patchbay: new Patchbay({ apiKey: key, baseUrl }) };
}

function pngIn(dataUri: string | undefined): Blob {
  const [, base64 = ''] = dataUri?.split(',') ?? [];
  return new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });
}
