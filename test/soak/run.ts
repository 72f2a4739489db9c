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

const CALM_SECONDS_UP_TO = 180;
const MEASURE_SECONDS_UP_TO = 60;
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
    calmSecondsUpTo: CALM_SECONDS_UP_TO,
    measureSeconds: Math.min(MEASURE_SECONDS_UP_TO, seconds / MEASURES_AT_LEAST),
    onMeasure: (now, ran) => process.stdout.write(`${measureText(now, ran)}\n`),
  });
  process.stdout.write(`${outcomeText(outcome)}\n`);
  if (hasFailed(outcome)) process.exitCode = 1;
}
