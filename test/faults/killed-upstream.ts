import { Command } from 'commander';
import { figuresOf, linesOf } from './killed-upstream-figures.ts';
import { killUpstreams } from './upstream-kills.ts';

const MAX_SECONDS = 600;

await new Command('npm run test:routing --')
  .description('Kills one of two upstreams under load: no request fails while the other stands.')
  .option('--seconds <number>', 'how long', '30')
  .option('--rate <number>', 'requests a second', '30')
  .option('--seed <text>', 'what the moments of kills follow from', '1')
  .action(run)
  .parseAsync();

async function run(flags: Readonly<Record<'seconds' | 'rate' | 'seed', string>>): Promise<void> {
  const figures = figuresOf(
    await killUpstreams({
      seconds: Math.min(Number(flags.seconds), MAX_SECONDS),
      perSecond: Number(flags.rate),
      seed: flags.seed,
    }),
  );
  process.stdout.write(linesOf(figures));
  if (figures.failures.length > 0) process.exitCode = 1;
}
