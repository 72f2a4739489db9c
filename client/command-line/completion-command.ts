import { Command } from 'commander';
import { ParameterOption } from './contract-command.ts';
import { firstSentence } from './option-help.ts';

const NAME = 'complete';
const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];

/** Adds `complete`, which prints a shell's completion script for commands, options and their values. */
export function addCompletionCommand(program: Command, group: string): void {
  program
    .command(NAME)
    .helpGroup(group)
    .summary('Print a shell completion script.')
    .description(
      [
        'Prints a script that completes commands, options and their values in a shell.',
        `For this session: source <(${program.name()} ${NAME} bash)`,
        `For zsh: source <(${program.name()} ${NAME} zsh)`,
        `For fish: ${program.name()} ${NAME} fish | source`,
      ].join('\n'),
    )
    .argument('[shell...]', SHELLS.join(', '))
    .allowUnknownOption()
    .action(async (shells: readonly string[], _options: unknown, command: Command) => {
      const words = givenTo(program);
      // This is how the scripts ask for the completions at the cursor.
      if (words[1] === '--') await answerOffers(program, words);
      else await printScript(command, shells);
    });
}

async function printScript(command: Command, shells: readonly string[]): Promise<void> {
  const { completionScripts } = await import('./completion-scripts.ts');
  const [shell = '', ...others] = shells;
  const script = completionScripts[shell];
  if (script === undefined || others.length > 0) {
    command.error(`error: the shell must be one of ${SHELLS.join(', ')}.`);
  }
  command.configureOutput().writeOut?.(script);
}

async function answerOffers(program: Command, words: readonly string[]): Promise<void> {
  // Loaded on demand, so that other commands start sooner.
  const { default: tab } = await import('@bomb.sh/tab/commander');
  const completed = copyWithout(program, NAME);
  for (const command of completed.commands) shorten(command);
  tab(completed);
  await completed.parseAsync(words, { from: 'user' });
}

/** A copy of the program without this command: the library adds one of the same name. */
function copyWithout(program: Command, name: string): Command {
  const copy = new Command(program.name());
  for (const command of program.commands) if (command.name() !== name) copy.addCommand(command);
  return copy;
}

/** Cuts descriptions to their first sentence: shells show one line for each completion. */
function shorten(command: Command): void {
  command.description(firstSentence(command.summary() || command.description()));
  for (const option of command.options) {
    const isParameter = option instanceof ParameterOption;
    option.description = isParameter ? option.brief : firstSentence(option.description);
  }
  for (const inner of command.commands) shorten(inner);
}

/** The raw arguments, including the `--` that parsing removes. */
function givenTo(program: Command & { readonly rawArgs?: readonly string[] }): readonly string[] {
  const raw = program.rawArgs ?? [];
  return raw.slice(raw.indexOf(NAME));
}
