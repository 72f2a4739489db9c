import contract from '../../generated/openapi.json' with { type: 'json' };
import { hasCode } from '../foundation/error-code.ts';
import { OperatorError } from '../foundation/operator-error.ts';
import { stopWithNpm } from '../foundation/stop-with-npm.ts';
import { makeMockFront } from './front.ts';

/** The options of the mock. Times are in milliseconds. */
export interface MockFlags {
  readonly host: string;
  readonly port: number;
  /** The delay before each answer. */
  readonly delay: number;
  /** The pause between streamed events. */
  readonly eventDelay: number;
  /** How long jobs take; 0 for jobs that are done at once, and have the identifiers of the examples. */
  readonly jobDelay: number;
  /** How long after the end of a job its callback is sent. */
  readonly callbackDelay: number;
}

/** Dependencies of the mock. */
export interface MockParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Loads Prism, which may not be installed. */
  readonly load?: () => Promise<Pick<typeof import('./prism.ts'), 'startPrism'>>;
}

/** Prism is not installed. */
export class PrismMissing extends OperatorError {
  override readonly name = 'PrismMissing';
  constructor(cause: unknown) {
    super(
      'The mock needs Prism, which is not installed: ' +
        'npm install --save-dev @stoplight/prism-cli @stoplight/prism-core @stoplight/prism-http-server',
      { cause },
    );
  }
}

/** The mock cannot listen on the address. */
export class MockAddressTaken extends OperatorError {
  override readonly name = 'MockAddressTaken';
  constructor({ host, port }: Pick<MockFlags, 'host' | 'port'>, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Port ${port} of ${host} cannot be used: ${reason}. --port takes another one, --port 0 any.`,
      { cause },
    );
  }
}

/**
 * Serves the contract's examples until SIGTERM or SIGINT.
 *
 * @throws PrismMissing, MockAddressTaken
 */
export async function serveMock(
  flags: MockFlags,
  { environment, write, load = () => import('./prism.ts') }: MockParts,
): Promise<void> {
  const { startPrism } = await load().catch((error: unknown) => {
    throw isMissingPackage(error) ? new PrismMissing(error) : error;
  });
  const prism = await startPrism(contract, { kind: 'mock' });
  const front = await makeMockFront({
    prismUrl: prism.url,
    delayMs: flags.delay,
    eventDelayMs: flags.eventDelay,
    jobDelayMs: flags.jobDelay,
    callbackDelayMs: flags.callbackDelay,
    report: (sentence) => write(`${sentence}\n`),
  });
  const { host, port } = flags;
  const url = await front.listen({ host, port }).catch(async (cause: unknown) => {
    await front.close();
    await prism.close();
    throw new MockAddressTaken(flags, cause);
  });
  write(greeting(url));
  const stop = async (): Promise<void> => {
    await front.close();
    await prism.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(environment, stop);
}

function isMissingPackage(error: unknown): boolean {
  return hasCode(error, 'ERR_MODULE_NOT_FOUND');
}

function greeting(url: string): string {
  return `The mock serves ${url}
  Any key is accepted; without one the answer is 401.
  Choose a status:     -H 'Prefer: code=503'
  Choose an example:   -H 'Prefer: example=failed'
  Choose a callback:   -H 'Prefer: callback=failed'
  Jobs that take time: --job-delay 8000
  Slow it down:        --delay 800 --event-delay 200 --callback-delay 5000
  A request that breaks a rule is refused with the rule's sentence, as by the gateway. The mock keeps
  no state: it looks into no file, and every job and sample exists.

  curl ${url}/vidx/generations -H 'SVC-API-KEY: any' -H 'content-type: application/json' \\
    -d '{"prompt": "A lighthouse at dusk"}'
`;
}
