import type { Command } from 'commander';
import { commands } from '../../generated/commands.ts';
import { addContractCommand } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { addJobOptions, runJob } from './following.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { usualFiles } from './result-files.ts';
import { addQuoteOption, addResultOptions, answerQuote } from './result-options.ts';
import { acting, addOutputOptions } from './running.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** Adds `video`, which generates a video from a prompt and saves it to a file. */
export function addVideoCommand(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const shape = commands.createVideo;
  const command = addContractCommand({ parent: program, shape, group });
  addQuoteOption(addResultOptions(command));
  addGatewayOptions(addOutputOptions(addJobOptions(command)));
  addExamples(command, [
    'patchbay video "a lighthouse at dusk" --out lighthouse',
    'patchbay video "a lighthouse at dusk" --quote',
    'patchbay video "a lighthouse at dusk" --no-wait --hook-url https://example.com/callbacks',
  ]);
  command.action(
    acting({ terminal, shape }, async (run) => {
      const { body, options } = await requestOf(run, shape);
      const { quotes, videos } = run.service;
      if (run.command.opts<{ quote?: boolean }>().quote === true) {
        return answerQuote(run, await quotes.video(body, options));
      }
      const expected = { usualName: 'video', files: usualFiles('video') };
      await runJob(run, expected, () => videos.create(body, options));
    }),
  );
}
