import { Command, Option } from 'commander';
import { fuzz, hasFailed } from './campaign.ts';
import type { Engine } from './stage.ts';
import { fuzzTable } from './table.ts';

interface Flags {
  readonly requests: string;
  readonly seed: string;
  readonly engine: Engine;
  readonly maxMinutes: string;
}

const PROGRESS_EVERY = 10_000;

await new Command('npm run test:fuzz --')
  .description('Sends requests made up from the contract, and judges every answer by the contract.')
  .option('--requests <number>', 'how many', '100000')
  .option('--seed <number>', 'what they are made up from', '1')
  .option('--minutes-up-to <number>', 'when to stop at the latest', '120')
  .addOption(
    new Option('--engine <name>', 'the database')
      .choices(['pglite', 'postgresql'])
      .default('postgresql'),
  )
  .action(run)
  .parseAsync();

async function run({ requests, seed, engine, maxMinutes }: Flags): Promise<void> {
  const onProgress = (sent: number): void => {
    if (sent % PROGRESS_EVERY === 0) process.stderr.write(`${sent} sent\n`);
  };
  const secondsUpTo = Number(maxMinutes) * 60;
  const plan = { engine, requests: Number(requests), seed: Number(seed), secondsUpTo, onProgress };
  const outcome = await fuzz(plan);
  process.stdout.write(`${fuzzTable(outcome)}\n`);
  if (hasFailed(outcome)) process.exitCode = 1;
}
