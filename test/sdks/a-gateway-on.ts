import { afterAll, afterEach, beforeAll } from 'vitest';
import { aGateway, type TestGateway, type TestUpstream } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

/** The kinds of upstream that answer in text. */
export const KINDS = ['sandbox', 'openai', 'anthropic', 'patchbay'] as const;

export type Kind = (typeof KINDS)[number];

/** A gateway whose every model one upstream serves, and that upstream. */
export interface GatewayOn extends TestGateway {
  readonly kind: Kind;
  /** The fake of the upstream; the sandbox needs none, and what stands behind another gateway is its own. */
  readonly fake: FakeServer | undefined;
  /** Has the fake answer with a text, or, without one, as the requests ask. The sandbox keeps to the requests. */
  haveItSay(text: string | undefined): void;
}

/** The model for text. Its name has what names of models have. */
export const TEXT_MODEL = 'team/text:1';

/** The model for embeddings. */
export const EMBEDDING_MODEL = 'team/vectors:1';

/** What the upstreams call the models. */
const CALLED: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  sandbox: {},
  openai: {
    [TEXT_MODEL]: 'gpt-4o',
    [EMBEDDING_MODEL]: 'text-embedding-3-small',
    'imgx-image-1': 'gpt-image-1',
    'imgy-2': 'dall-e-2',
    'imgy-3': 'dall-e-3',
  },
  anthropic: { [TEXT_MODEL]: 'claude-haiku-4-5' },
  patchbay: {},
};

const MODELS = [TEXT_MODEL, EMBEDDING_MODEL, 'imgx-image-1', 'imgy-2', 'imgy-3'];

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
  const { upstream, fake, haveItSay, close } = await UPSTREAMS[kind]();
  const models = MODELS.map((id) => ({
    id,
    upstream: kind,
    model: CALLED[kind][id] ?? id,
    ...(id === EMBEDDING_MODEL && { serves: ['embeddings' as const] }),
  }));
  const retries = { rounds: 1 };
  const gateway = await aGateway({ retries, upstreams: { [kind]: upstream }, models });
  return {
    ...gateway,
    kind,
    fake,
    haveItSay,
    async stop() {
      await gateway.stop();
      await close();
    },
  };
}

/** An upstream that has been started. */
interface Started extends Pick<GatewayOn, 'haveItSay'> {
  readonly upstream: TestUpstream;
  readonly fake: FakeServer | undefined;
  close(): Promise<void>;
}

const UPSTREAMS: Readonly<Record<Kind, () => Promise<Started>>> = {
  async sandbox() {
    const upstream = { kind: 'sandbox', jobSeconds: 0 };
    return { upstream, fake: undefined, haveItSay: () => {}, close: async () => {} };
  },
  async openai() {
    const fake = await aFakeOpenAI();
    return {
      upstream: upstreamAt('openai', `${fake.url}/v1`, UPSTREAM_KEY),
      fake,
      haveItSay: (text) => fake.chat(text === undefined ? {} : { text }),
      close: () => fake.close(),
    };
  },
  async anthropic() {
    const fake = await aFakeAnthropic();
    return {
      upstream: upstreamAt('anthropic', fake.url, UPSTREAM_KEY),
      fake,
      haveItSay: (text) => fake.message(text === undefined ? {} : { text }),
      close: () => fake.close(),
    };
  },
  async patchbay() {
    const other = await aGateway();
    return {
      upstream: upstreamAt('patchbay', other.url, other.key),
      fake: undefined,
      haveItSay: () => {},
      close: () => other.stop(),
    };
  },
};

/** An upstream that is told to fail again and again is asked all the same. */
function upstreamAt(kind: Kind, baseUrl: string, secret: string): TestUpstream {
  return { kind, baseUrl, secrets: [secret], breaker: { failures: 100 } };
}
