import { Command, Option } from 'commander';
import { runWithKills } from './random-kills.ts';
import { tableOf } from './reckoning.ts';

const ENGINES = ['pglite', 'postgresql'] as const;
const MAX_FAULT_SECONDS = 1_200;
const MAX_CALM_SECONDS = 210;

interface Flags {
  readonly engine: (typeof ENGINES)[number] | 'both';
  readonly kills: string;
  readonly jobs: string;
  readonly seed: string;
  readonly outages: string;
}

await new Command('npm run test:faults --')
  .description('Kills gateways at random moments, and reckons whether what they accepted was kept.')
  .addOption(
    new Option('--engine <name>', 'the database').choices([...ENGINES, 'both']).default('both'),
  )
  .option('--kills <number>', 'how often a gateway is killed', '200')
  .option('--jobs <number>', 'how many jobs are created meanwhile', '2000')
  .option('--outages <list>', 'how long the PostgreSQL server is stopped, each time', '3,5,10,30')
  .option('--seed <text>', 'what the moments follow from', '1')
  .action(run)
  .parseAsync();

async function run({ engine, kills, jobs, seed, outages }: Flags): Promise<void> {
  for (const one of ENGINES.filter((name) => engine === 'both' || engine === name)) {
    const { figures, folder, isKept } = await runWithKills({
      engine: one,
      kills: Number(kills),
      jobs: Number(jobs),
      seed,
      outages: outages.split(',').map(Number),
      maxFaultSeconds: MAX_FAULT_SECONDS,
      maxCalmSeconds: MAX_CALM_SECONDS,
    });
    process.stdout.write(`${one}, seed ${seed}\n${tableOf(figures)}\n`);
    if (!isKept) continue;
    process.stdout.write(`  A promise was broken. Files and log are in ${folder}.\n`);
    process.exitCode = 1;
  }
}
