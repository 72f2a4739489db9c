import { aGateway, TEST_KEY, type TestGateway, type TestSettings } from '../../a-gateway.ts';
import { eventually } from '../../eventually.ts';

/** A gateway on its sandbox, and another gateway that has it as upstream. */
export interface TwoGateways {
  readonly inner: TestGateway;
  readonly outer: TestGateway;
  stop(): Promise<void>;
}

/** Models of the outer gateway with an upstream and a key ring of their own. */
export const KEYLESS_MODEL = 'without-a-key';
export const LIMITED_MODEL = 'limited';

const JOB_SECONDS = 0.5;

/** Starts both, without retries, so that each reply of the inner gateway reaches the outer one. */
export async function twoGateways(innerSettings: TestSettings = {}): Promise<TwoGateways> {
  const retries = { rounds: 1 };
  const inner = await aGateway({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: JOB_SECONDS } },
    retries,
    ...innerSettings,
  });
  const service = { kind: 'patchbay', baseUrl: inner.url, secrets: [TEST_KEY] };
  const outer = await aGateway({
    upstreams: {
      service,
      keyless: { ...service, secrets: ['a-key-that-is-not-known'] },
      limited: service,
    },
    models: [
      { id: KEYLESS_MODEL, upstream: 'keyless' },
      { id: LIMITED_MODEL, upstream: 'limited' },
      { id: '*', upstream: 'service' },
    ],
    retries,
  });
  return {
    inner,
    outer,
    async stop() {
      await outer.stop();
      await inner.stop();
    },
  };
}

/** Downloads a result. */
export async function bytesAt(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The result answers with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** A gateway's jobs, newest first, once it has the given number. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a record has and says what it expects.
export async function jobsOf(gateway: TestGateway, kind: string, count = 1): Promise<any[]> {
  return eventually(async () => {
    const { json } = await gateway.call(`/jobs?kind=${kind}`);
    if (json.data.jobs.length < count) throw new Error('The jobs are not there yet.');
    return json.data.jobs;
  });
}
