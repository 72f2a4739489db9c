import { Command } from 'commander';
import { addOperatorCommands } from '../../server/command-line/operator-program.ts';
import type { Environment } from '../../server/config/overrides.ts';
import type { JsonObject } from '../../server/foundation/json-object.ts';

/** Somebody who types commands. */
export interface Operator {
  /** Types a command, its words apart; answers what is printed. It throws what the command line would tell. */
  type(...words: readonly string[]): Promise<string>;
  /** The same for programs. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has and says what it expects.
  ask(...words: readonly string[]): Promise<any>;
}

/** An operator in this environment. */
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
