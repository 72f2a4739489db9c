import { Command } from 'commander';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { stopWithNpm } from '../foundation/parent.ts';
import { makeMockFront } from './front.ts';
import { startPrism } from './prism.ts';

const USUAL_PORT = '4010';
const USUAL_EVENT_DELAY_MS = '40';
const USUAL_CALLBACK_DELAY_MS = '1000';

interface MockFlags {
  readonly host: string;
  readonly port: string;
  readonly delay: string;
  readonly eventDelay: string;
  readonly callbackDelay: string;
}

await new Command('patchbay mock')
  .description("Serves the contract's examples.")
  .option('--host <address>', 'the address to listen on', '127.0.0.1')
  .option('--port <number>', 'the port to listen on', USUAL_PORT)
  .option('--delay <milliseconds>', 'how long each answer takes', '0')
  .option('--event-delay <milliseconds>', 'the pause between streamed events', USUAL_EVENT_DELAY_MS)
  .option(
    '--callback-delay <milliseconds>',
    'how long after a creation its callback is sent',
    USUAL_CALLBACK_DELAY_MS,
  )
  .action(serveMock)
  .parseAsync();

async function serveMock(flags: MockFlags): Promise<void> {
  const prism = await startPrism(contract, { kind: 'mock' });
  const front = await makeMockFront({
    prismUrl: prism.url,
    delayMs: Number(flags.delay),
    eventDelayMs: Number(flags.eventDelay),
    callbackDelayMs: Number(flags.callbackDelay),
    report: (sentence) => process.stdout.write(`${sentence}\n`),
  });
  const url = await front.listen({ host: flags.host, port: Number(flags.port) });
  process.stdout.write(greeting(url));
  const stop = async (): Promise<void> => {
    await front.close();
    await prism.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(process.env, stop);
}

function greeting(url: string): string {
  return `The mock serves ${url}
  Any key will do; without one the answer is 401.
  Ask for a status:    -H 'Prefer: code=503'
  Ask for an example:  -H 'Prefer: example=failed'
  Ask for a callback:  -H 'Prefer: callback=failed'
  Slow it down:        npm run mock -- --delay 800 --event-delay 200 --callback-delay 5000
  A request that breaks a rule is refused with the rule's sentence, as the gateway does. What only the
  gateway can know, it does not tell: what a file holds, whether a job or a sample is there.

  curl ${url}/vidx/generations -H 'SVC-API-KEY: any' -H 'content-type: application/json' \\
    -d '{"prompt": "A lighthouse at dusk"}'
`;
}
