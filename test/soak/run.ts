import { Command, Option } from 'commander';
import { hasFailed, soak } from './soak.ts';
import type { Engine } from './soak-stage.ts';
import { measureText, outcomeText } from './told.ts';

interface Flags {
  readonly engine: Engine;
  readonly minutes: string;
  readonly rate: string;
  readonly seed: string;
}

const MAX_CALM_SECONDS = 180;
const MAX_MEASURE_SECONDS = 60;
/** Even a short run has enough measurements to compare. */
const MEASURES_AT_LEAST = 8;

await new Command('npm run test:soak --')
  .description(
    'Puts gateways under mixed load with random faults, and looks whether anything grows or is lost.',
  )
  .addOption(
    new Option('--engine <name>', 'the database')
      .choices(['pglite', 'postgresql'])
      .default('postgresql'),
  )
  .option('--minutes <number>', 'how long', '20')
  .option('--rate <number>', 'errands begun in a second', '15')
  .option('--seed <text>', 'what chance follows from', '1')
  .action(run)
  .parseAsync();

async function run({ engine, minutes, rate, seed }: Flags): Promise<void> {
  const seconds = Number(minutes) * 60;
  const outcome = await soak({
    engine,
    seconds,
    perSecond: Number(rate),
    seed,
    maxCalmSeconds: MAX_CALM_SECONDS,
    measureSeconds: Math.min(MAX_MEASURE_SECONDS, seconds / MEASURES_AT_LEAST),
    onMeasure: (now, ran) => process.stdout.write(`${measureText(now, ran)}\n`),
  });
  process.stdout.write(`${outcomeText(outcome)}\n`);
  if (hasFailed(outcome)) process.exitCode = 1;
}
