import { afterAll, afterEach, beforeAll } from 'vitest';
import { aGateway, type TestGateway, type TestUpstream } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

/** The upstream kinds that serve text. */
export const KINDS = ['sandbox', 'openai', 'anthropic', 'patchbay'] as const;

export type Kind = (typeof KINDS)[number];

/** A gateway with a single upstream that serves every model. */
export interface GatewayOn extends TestGateway {
  readonly kind: Kind;
  /** The fake upstream; `undefined` for the sandbox, and for another gateway, whose own upstream it would be. */
  readonly fake: FakeServer | undefined;
  /**
   * Sets the text of the fake's replies; without one, they follow the requests. The sandbox always follows the
   * requests.
   */
  haveItSay(text: string | undefined): void;
}

/** The text model. Its name has the special characters that model names may have. */
export const TEXT_MODEL = 'team/text:1';

/** The embedding model. */
export const EMBEDDING_MODEL = 'team/vectors:1';

/** The upstreams' names for the models. */
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

/** Runs a gateway on an upstream of a kind for the tests of a block, and resets the fake after each test. */
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

/** A running upstream. */
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

/** An upstream whose circuit breaker does not open in these tests. */
function upstreamAt(kind: Kind, baseUrl: string, secret: string): TestUpstream {
  return { kind, baseUrl, secrets: [secret], breaker: { failures: 100 } };
}
