import { type Command, Option } from 'commander';
import type { CommandShape } from '../../generated/command-shapes.ts';
import { commands } from '../../generated/commands.ts';
import type { Quote } from '../../generated/types.ts';
import type { RequestOptions } from '../connection.ts';
import type { Given, Service, WrittenText } from './client-needs.ts';
import { addContractCommand } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { DEFAULT_MODEL, modelFor, withFound } from './found-otherwise.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { addFileOption, filesAndPiped, textsOf } from './given-text.ts';
import { addQuoteOption, answerQuote, missing } from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { printableProse } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** How a command requests text from one of the APIs. */
interface TextAsking {
  readonly examples: readonly string[];
  /** `--system`, if the contract has no option of that name. */
  readonly system?: Option;
  /** Maps a question to request parameters. */
  readonly parameters: (question: string, flags: TextFlags) => Given;
  /** The parameters of a request without a question; `undefined` if a question is required. */
  readonly unasked?: (flags: TextFlags) => Given | undefined;
  readonly quote: (service: Service, body: Given, options: RequestOptions) => Promise<Quote>;
  readonly whole: (service: Service, body: Given, options: RequestOptions) => Promise<unknown>;
  readonly stream: (service: Service, body: Given, options: RequestOptions) => WrittenText;
}

interface TextFlags {
  readonly system?: string;
  readonly file?: readonly string[];
  readonly previousResponseId?: string;
  readonly quote?: boolean;
}

const QUESTION = 'The question. Files and standard input are appended to it.';

const REPEATED =
  'Without any of these, the conversation of --previous-response-id is answered again.';

/** Adds `chat`, `message` and `response`, which stream an answer from each of the text APIs. */
export function addTextCommands(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const add = (shape: CommandShape, asking: TextAsking): void => {
    const eased = withFound(shape, { model: DEFAULT_MODEL, input: `${QUESTION} ${REPEATED}` });
    const command = addContractCommand({ parent: program, shape: eased, group });
    if (shape.argument === undefined) command.argument('[question]', QUESTION);
    if (asking.system !== undefined) command.addOption(asking.system);
    addFileOption(command, 'A file whose text is appended to the question.');
    addGatewayOptions(addOutputOptions(addQuoteOption(command)));
    addExamples(command, asking.examples);
    command.action(acting({ terminal, shape }, (run) => runText(run, shape, asking)));
  };
  add(commands.createChatCompletion, {
    examples: [
      'patchbay chat "Name three lighthouses."',
      'git diff | patchbay chat "Review this change." --system "You are brief."',
      'patchbay chat "What do these have in common?" --file one.txt --file other.txt',
    ],
    system: new Option('--system <text>', 'The system prompt.'),
    parameters: (question, { system }) => ({
      messages: [
        ...(system === undefined ? [] : [{ role: 'system', content: system }]),
        { role: 'user', content: question },
      ],
    }),
    quote: ({ quotes }, body, options) => quotes.chatCompletion(body, options),
    whole: ({ chat }, body, options) => chat.completions.create(body, options),
    stream: ({ chat }, body, options) => chat.completions.stream(body, options),
  });
  add(commands.createMessage, {
    examples: [
      'patchbay message "Name three lighthouses."',
      'git diff | patchbay message "Review this change." --system "You are brief."',
    ],
    parameters: (question) => ({ messages: [{ role: 'user', content: question }] }),
    quote: ({ quotes }, body, options) => quotes.message(body, options),
    whole: ({ messages }, body, options) => messages.create(body, options),
    stream: ({ messages }, body, options) => messages.stream(body, options),
  });
  add(commands.createResponse, {
    examples: [
      'patchbay response "Name three lighthouses."',
      'patchbay response "And three more." --previous-response-id RESPONSE',
      'git diff | patchbay response "Review this change." --instructions "You are brief."',
    ],
    system: new Option('--system <text>', 'Alias of --instructions.').conflicts('instructions'),
    parameters: (question, flags) => ({ input: question, ...instructionsIn(flags) }),
    unasked: (flags) =>
      flags.previousResponseId === undefined ? undefined : instructionsIn(flags),
    quote: ({ quotes }, body, options) => quotes.response(body, options),
    whole: ({ responses }, body, options) => responses.create(body, options),
    stream: ({ responses }, body, options) => responses.stream(body, options),
  });
}

function instructionsIn({ system }: TextFlags): Given {
  return system === undefined ? {} : { instructions: system };
}

async function runText(run: Run, shape: CommandShape, asking: TextAsking): Promise<void> {
  const { command, service, flags } = run;
  const given = command.opts<TextFlags>();
  const asked = await askedOf(run, asking);
  const { body, options } = await requestOf(run, shape, {
    ...asked,
    ...(await modelFor(run, shape)),
  });
  if (given.quote === true) answerQuote(run, await asking.quote(service, body, options));
  else if (flags.json === true) run.answer('', await asking.whole(service, body, options));
  else await printAsWritten(run, asking.stream(service, body, options));
}

/** Reads the question. A question or file that is given but empty is an error, unlike one that is omitted. */
async function askedOf(run: Run, asking: TextAsking): Promise<Given> {
  const flags = run.command.opts<TextFlags>();
  const question = await questionOf(run);
  if (question !== '') return asking.parameters(question, flags);
  const isLeftOut = run.command.processedArgs[0] === undefined && flags.file === undefined;
  const unasked = isLeftOut ? asking.unasked?.(flags) : undefined;
  if (unasked === undefined) throw missing('A question');
  return unasked;
}

/** The question, followed by the files and piped input; empty if there is none. */
async function questionOf(run: Run): Promise<string> {
  const question: unknown = run.command.processedArgs[0];
  const texts = (await textsOf(run, filesAndPiped(run))).map(({ text }) => text);
  const parts = [typeof question === 'string' ? question : '', ...texts];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

async function printAsWritten({ terminal: { stdout } }: Run, answer: WrittenText): Promise<void> {
  const isScreen = stdout.isTTY === true;
  let last = '';
  for await (const piece of answer.textDeltas()) {
    last = piece;
    // A model must not control the terminal; a file or a pipe gets its text unchanged.
    stdout.write(isScreen ? printableProse(piece) : piece);
  }
  if (!last.endsWith('\n')) stdout.write('\n');
}
