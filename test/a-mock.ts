import contract from '../generated/openapi.json' with { type: 'json' };
import { makeMockFront } from '../server/mock/front.ts';
import { startPrism } from '../server/mock/prism.ts';

/** The mock server, and the Prism behind it. */
export interface TestMock {
  readonly url: string;
  readonly prismUrl: string;
  stop(): Promise<void>;
}

/** Starts the mock server on a free port. */
export async function aMock({
  delayMs = 0,
  eventDelayMs = 0,
  jobDelayMs = 0,
  callbackDelayMs = 0,
} = {}): Promise<TestMock> {
  const prism = await startPrism(contract, { kind: 'mock' });
  const front = await makeMockFront({
    prismUrl: prism.url,
    delayMs,
    eventDelayMs,
    jobDelayMs,
    callbackDelayMs,
    report: () => {},
  });
  const url = await front.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    prismUrl: prism.url,
    async stop() {
      await front.close();
      await prism.close();
    },
  };
}
