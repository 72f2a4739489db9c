import { Command, Option } from 'commander';
import { rushAtOnce, rushUnderKills } from './quota-exact.ts';
import { mixedUnderKills } from './quota-mixed.ts';
import type { QuotaOutcome, QuotaPlan } from './quota-stage.ts';
import { tableOf } from './reckoning.ts';

const ENGINES = ['pglite', 'postgresql'] as const;
const RUSH = { worth: 50, requests: 200 } as const;
const PARTS: Readonly<Record<string, (plan: QuotaPlan) => Promise<QuotaOutcome>>> = {
  'at-once': (plan) => rushAtOnce(plan, RUSH),
  kills: (plan) => rushUnderKills(plan, RUSH),
  mixed: mixedUnderKills,
};
const ALL = 'all';
const MAX_SECONDS = 300;
const MAX_CALM_SECONDS = 180;

interface Flags {
  readonly engine: (typeof ENGINES)[number] | 'both';
  readonly part: string;
  readonly kills: string;
  readonly seed: string;
}

await new Command('npm run test:quota --')
  .description(
    'Spends a balance from many sides at once, kills gateways, and reckons what it came to.',
  )
  .addOption(
    new Option('--engine <name>', 'the database').choices([...ENGINES, 'both']).default('both'),
  )
  .addOption(
    new Option('--part <name>', 'what is played')
      .choices([...Object.keys(PARTS), ALL])
      .default(ALL),
  )
  .option('--kills <number>', 'how often a gateway is killed, in each part that kills', '20')
  .option('--seed <text>', 'what the moments follow from', '1')
  .action(run)
  .parseAsync();

async function run({ engine, part, kills, seed }: Flags): Promise<void> {
  for (const one of ENGINES.filter((name) => engine === 'both' || engine === name)) {
    for (const [name, play] of Object.entries(PARTS)) {
      if (part !== ALL && part !== name) continue;
      const limits = { secondsUpTo: MAX_SECONDS, maxCalmSeconds: MAX_CALM_SECONDS };
      const outcome = await play({ engine: one, seed, kills: Number(kills), ...limits });
      process.stdout.write(`${one}, ${name}, seed ${seed}\n${tableOf(outcome.figures)}\n`);
      if (!outcome.isKept) continue;
      process.stdout.write(`  A promise was broken. Files and log are in ${outcome.folder}.\n`);
      process.exitCode = 1;
    }
  }
}
