import type { Command } from 'commander';
import { commands } from '../../generated/commands.ts';
import type { Embedding } from '../../generated/types.ts';
import { CommandFailure } from './command-failure.ts';
import { addContractCommand, readRequest } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { ExitCode } from './exit-code.ts';
import { DEFAULT_MODEL, modelFor, withFound } from './found-otherwise.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { requestOf } from './given-request.ts';
import { addFileOption, filesAndPiped, filesOf, type GivenText, textsOf } from './given-text.ts';
import { addQuoteOption, answerQuote, missing } from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import type { InterruptibleTerminal } from './terminal.ts';

const shape = commands.createEmbedding;

/** Adds `embed`, which prints one line with the vector of each text. */
export function addEmbedCommand(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const eased = withFound(shape, {
    model: DEFAULT_MODEL,
    input:
      'A text. Each line of a file is one more; where neither is given, each line of the standard input is one.',
  });
  const command = addContractCommand({ parent: program, shape: eased, group });
  addFileOption(command, 'A file with a text in each line.');
  addGatewayOptions(addOutputOptions(addQuoteOption(command)));
  addExamples(command, [
    'patchbay embed "a lighthouse at dusk"',
    'patchbay embed --file titles.txt > vectors.jsonl',
    'cut -f2 titles.tsv | patchbay embed --encoding-format base64',
  ]);
  command.action(acting({ terminal, shape }, embed));
}

/** Prints one vector per line, in the order of the texts. */
async function embed(run: Run): Promise<void> {
  const { service, command } = run;
  const input = await inputOf(run);
  const { body, options } = await requestOf(run, shape, { input, ...(await modelFor(run, shape)) });
  const { quote } = command.opts<{ quote?: boolean }>();
  if (quote === true) return answerQuote(run, await service.quotes.embedding(body, options));
  const list = await service.embeddings.create(body, options);
  run.answer(list.data.map(({ embedding }) => `${written(embedding)}\n`).join(''), list);
}

async function inputOf(run: Run): Promise<readonly string[]> {
  const { input } = readRequest(run.command, shape).values;
  const given = Array.isArray(input) ? input.map(String) : [];
  // With a text as argument, standard input may belong to something else, such as a shell loop that reads its lines
  // from it.
  const files = given.length > 0 || filesOf(run).length > 0 ? filesOf(run) : filesAndPiped(run);
  const texts = [...given, ...(await textsOf(run, files)).flatMap(linesOf)];
  if (texts.length === 0) throw missing('A text');
  return texts;
}

/** The lines of a text, without trailing empty ones. */
function linesOf({ source, text }: GivenText): readonly string[] {
  const lines = text.trimEnd().split(/\r?\n/);
  if (lines.length === 1 && lines[0] === '') return [];
  const empty = lines.findIndex((line) => line.trim() === '');
  if (empty < 0) return lines;
  // If it were skipped, the following vectors would no longer match their lines.
  const sentence = `Line ${empty + 1} of ${source} is empty: every line needs a text.`;
  throw new CommandFailure(sentence, ExitCode.mistake);
}

function written(vector: Embedding['embedding']): string {
  return typeof vector === 'string' ? vector : JSON.stringify(vector);
}
