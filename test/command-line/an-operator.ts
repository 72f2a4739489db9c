import { Command } from 'commander';
import { addOperatorCommands } from '../../server/command-line/operator-program.ts';
import type { Environment } from '../../server/config/overrides.ts';
import type { JsonObject } from '../../server/foundation/json-object.ts';

/** An operator who runs commands. */
export interface Operator {
  /**
   * Runs a command, given as separate words; returns its output. Throws the error that the command line would report.
   */
  type(...words: readonly string[]): Promise<string>;
  /** Runs a command with `--json`; returns its parsed output. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has and says what it expects.
  ask(...words: readonly string[]): Promise<any>;
}

/** An operator with these environment variables. */
export function anOperator(
  environment: Environment,
  confirm?: (doubt: string) => Promise<boolean>,
): Operator {
  async function type(...words: readonly string[]): Promise<string> {
    let printed = '';
    const program = new Command('patchbay').exitOverride();
    program.configureOutput({ writeErr: () => {}, writeOut: () => {} });
    addOperatorCommands(program, {
      environment,
      confirm,
      write: (text) => {
        printed += text;
      },
    });
    await program.parseAsync([...words], { from: 'user' });
    return printed;
  }
  return {
    type,
    async ask(...words) {
      const answer: JsonObject = JSON.parse(await type(...words, '--json'));
      return answer;
    },
  };
}
