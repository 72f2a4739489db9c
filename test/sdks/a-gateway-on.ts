import { afterAll, afterEach, beforeAll } from 'vitest';
import { aGateway, type TestGateway, type TestUpstream } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

/** The kinds of upstream that answer in text. */
export const KINDS = ['sandbox', 'openai', 'anthropic'] as const;

export type Kind = (typeof KINDS)[number];

/** A gateway whose every model one upstream serves, and that upstream. */
export interface GatewayOn extends TestGateway {
  readonly kind: Kind;
  /** The fake of the upstream; the sandbox needs none. */
  readonly fake: FakeServer | undefined;
  /** Has the fake answer with a text, or, without one, as the requests ask. The sandbox keeps to the requests. */
  haveItSay(text: string | undefined): void;
}

/** The model for text. Its name has what names of models have. */
export const TEXT_MODEL = 'team/text:1';

/** What the upstreams call the models. */
const CALLED: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  sandbox: {},
  openai: {
    [TEXT_MODEL]: 'gpt-4o',
    'imgx-image-1': 'gpt-image-1',
    'imgy-2': 'dall-e-2',
    'imgy-3': 'dall-e-3',
  },
  anthropic: { [TEXT_MODEL]: 'claude-haiku-4-5' },
};

const MODELS = [TEXT_MODEL, 'imgx-image-1', 'imgy-2', 'imgy-3'];

/** Has a gateway on an upstream of a kind stand by for the tests of a block; each finds it as if nothing had been. */
export function aGatewayOn(kind: Kind): () => GatewayOn {
  let gateway: GatewayOn | undefined;

  beforeAll(async () => {
    gateway = await startGatewayOn(kind);
  });

  afterEach(() => {
    gateway?.fake?.behave();
    gateway?.fake?.forgetRequests();
    gateway?.haveItSay(undefined);
  });

  afterAll(() => gateway?.stop());

  return () => {
    if (gateway === undefined) throw new Error('The gateway has not started.');
    return gateway;
  };
}

async function startGatewayOn(kind: Kind): Promise<GatewayOn> {
  const { upstream, fake, haveItSay } = await UPSTREAMS[kind]();
  const models = MODELS.map((id) => ({ id, upstream: kind, model: CALLED[kind][id] ?? id }));
  const retries = { rounds: 1 };
  const gateway = await aGateway({ retries, upstreams: { [kind]: upstream }, models });
  return {
    ...gateway,
    kind,
    fake,
    haveItSay,
    async stop() {
      await gateway.stop();
      await fake?.close();
    },
  };
}

type Started = Pick<GatewayOn, 'fake' | 'haveItSay'> & { readonly upstream: TestUpstream };

const UPSTREAMS: Readonly<Record<Kind, () => Promise<Started>>> = {
  async sandbox() {
    const upstream = { kind: 'sandbox', jobSeconds: 0 };
    return { upstream, fake: undefined, haveItSay: () => {} };
  },
  async openai() {
    const fake = await aFakeOpenAI();
    const haveItSay = (text?: string): void => fake.chat(text === undefined ? {} : { text });
    return { upstream: upstreamAt('openai', `${fake.url}/v1`), fake, haveItSay };
  },
  async anthropic() {
    const fake = await aFakeAnthropic();
    const haveItSay = (text?: string): void => fake.message(text === undefined ? {} : { text });
    return { upstream: upstreamAt('anthropic', fake.url), fake, haveItSay };
  },
};

/** A fake that is told to fail again and again is asked all the same. */
function upstreamAt(kind: Kind, baseUrl: string): TestUpstream {
  return { kind, baseUrl, secrets: [UPSTREAM_KEY], breaker: { failures: 100 } };
}
