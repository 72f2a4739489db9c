import { addAbortSignal, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { CommandShape } from '../../generated/command-shapes.ts';
import { commands } from '../../generated/commands.ts';
import { CommandFailure } from './command-failure.ts';
import { addContractCommand, readRequest } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { ExitCode } from './exit-code.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { missing } from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { printableProse } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** Adds `chat`: an answer as it is written. */
export function addChatCommand(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const shape = commands.createChatCompletion;
  const command = addContractCommand({ parent: program, shape: withUsualModel(shape), group })
    .argument('[question]', 'What to ask. What comes on the standard input is put below it.')
    .option('--system <text>', 'What the model is told before the question.');
  addGatewayOptions(addOutputOptions(command));
  addExamples(command, [
    'patchbay chat "Name three lighthouses."',
    'git diff | patchbay chat "Review this change." --system "You are brief."',
  ]);
  command.action(
    acting({ terminal, shape }, async (run) => {
      const content = await questionOf(run);
      const { system } = run.command.opts<{ system?: string }>();
      const turns = [
        ...(system === undefined ? [] : [{ role: 'system', content: system }]),
        { role: 'user', content },
      ];
      const { body } = await requestOf(run, shape, await modelFor(run));
      await answer(run, { ...body, messages: turns });
    }),
  );
}

/** The contract demands a model; whoever chats at a terminal need not know one. */
function withUsualModel(shape: CommandShape): CommandShape {
  const parameters = shape.parameters.map((one) =>
    one.name === 'model'
      ? { ...one, isRequired: false, sentences: [...one.sentences, USUAL_MODEL] }
      : one,
  );
  return { ...shape, parameters };
}

const USUAL_MODEL = 'Default: the first of the list that chats.';

async function answer(run: Run, body: Record<string, unknown>): Promise<void> {
  const { completions } = run.service.chat;
  const { signal, terminal, flags } = run;
  if (flags.json === true) {
    run.answer('', await completions.create(body, { signal }));
    return;
  }
  const isScreen = terminal.stdout.isTTY === true;
  let last = '';
  for await (const piece of completions.stream(body, { signal }).textDeltas()) {
    last = piece;
    // What a model writes must not steer the terminal; a file or a pipe gets it to the letter.
    terminal.stdout.write(isScreen ? printableProse(piece) : piece);
  }
  if (!last.endsWith('\n')) terminal.stdout.write('\n');
}

/** The question, and below it what is piped in. */
async function questionOf({ command, terminal, signal }: Run): Promise<string> {
  const asked: unknown = command.processedArgs[0];
  const question = typeof asked === 'string' ? asked : '';
  const piped = terminal.stdin.isTTY === true ? '' : await textOf(terminal.stdin, signal);
  const whole = [question, piped].filter((part) => part.trim() !== '').join('\n\n');
  if (whole === '') throw missing('A question');
  return whole;
}

/** What comes on a stream to its end, unless the user ends the waiting for it. */
function textOf(stream: NodeJS.ReadableStream, signal: AbortSignal): Promise<string> {
  // The process ends when nobody reads any more.
  const readable = stream instanceof Readable ? stream : new Readable().wrap(stream);
  return text(addAbortSignal(signal, readable));
}

/** The model that was named, or else the first that answers chats. */
async function modelFor({ command, service, signal }: Run): Promise<Record<string, unknown>> {
  const shape = commands.createChatCompletion;
  if (readRequest(command, shape).values.model !== undefined) return {};
  const { data } = await service.models.list({ signal });
  const first = data.find(({ operations }) => operations.some((one) => one === shape.operationId));
  if (first === undefined) {
    throw new CommandFailure('The gateway serves no model that chats.', ExitCode.refused);
  }
  return { model: first.id };
}
