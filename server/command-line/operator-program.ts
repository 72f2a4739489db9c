import { type Command, InvalidArgumentError } from 'commander';
import { jsonText } from '../../client/command-line/json-text.ts';
import type { Environment } from '../config/overrides.ts';
import { definedOnly, type JsonObject } from '../foundation/json-object.ts';
import { presentAnswer } from './presentation.ts';

/** What the commands of the operator are given by the process. */
export interface OperatorProgramParts {
  readonly environment: Environment;
  /** Takes what a command answers. */
  readonly write: (text: string) => void;
  /** Asks whether something is to be done all the same; answers `undefined` where nobody can be asked. */
  readonly confirm?: ((doubt: string) => Promise<boolean | undefined>) | undefined;
}

/** What every command takes besides its own options. */
interface CommonFlags {
  readonly config?: string;
  readonly data?: string;
  readonly json?: boolean;
}

type Flags = CommonFlags & JsonObject;

/** Adds the commands about accounts and keys. What an operator can put right is thrown by their names. */
export function addOperatorCommands(program: Command, parts: OperatorProgramParts): void {
  addAccountCommands(program, parts);
  addKeyCommands(program, parts);
}

const ACCOUNT = 'its identifier, or its name or e-mail address where no other has the same';
const REFERENCE = 'what it is called, such as a bill’s number: the account counts it once';
const KEY =
  'its identifier, or the part of it that may be shown, or its name where no other live key has the same, or just one of them has no end';

function addAccountCommands(program: Command, parts: OperatorProgramParts): void {
  const accounts = program
    .command('accounts')
    .description('Look after those who may use the gateway.');
  const add = adding(accounts, parts);
  add(
    'create',
    'Make an account: active at once, or, with an address, when its owner activates it.',
  )
    .requiredOption('--name <name>', 'what it is called')
    .option('--email <address>', 'the e-mail address of its owner');
  add('list', 'List the accounts, oldest first.')
    .option('--limit <count>', 'how many at the most (1000)', number)
    .option('--after <account>', 'only those that were made after this one');
  add('show', 'Show an account, and what quota it has.').argument('<account>', ACCOUNT);
  add('usage', 'Tell what an account has used, and what that came to: its bill.')
    .argument('<account>', ACCOUNT)
    .option('--from <day>', 'the first day of UTC, such as 2026-11-01; 30 days before the last')
    .option('--to <day>', 'the last day of UTC, which counts too; today')
    .option('--by <groups>', 'day, key, model, operation, some of them (model,operation)', list);
  add(
    'verify',
    'Set what accounts have against the entries of their ledger; ten seconds long, the oldest first.',
  ).option(
    '--entries-up-to <count>',
    'leaves out accounts that have more entries (100000); while they are read, the built-in database does nothing else',
    number,
  );
  add('invite', 'Invite an owner of an account to sign up, and show the invitation this once.')
    .argument('<account>', ACCOUNT)
    .option('--email <address>', 'whom; the account’s own address, where it is left out');
  add('suspend', 'Let an account do nothing, from within a second until it is resumed.')
    .argument('<account>', ACCOUNT)
    .option('--yes', 'suspend the account that the gateway starts with, too, without a question');
  add('resume', 'Let an account go on that was suspended.').argument('<account>', ACCOUNT);
  add('grant', 'Give an account quota.')
    .argument('<account>', ACCOUNT)
    .argument('<units>', 'how many units', number)
    .option('--note <text>', 'what for, in the words of its ledger')
    .option('--reference <text>', REFERENCE);
  add('adjust', 'Correct what an account has, such as after a wrong charge.')
    .argument('<account>', ACCOUNT)
    .argument(
      '<units>',
      'how many units are added, or taken back where they are below zero',
      number,
    )
    .requiredOption('--note <text>', 'why, in the words of its ledger')
    .option('--reference <text>', REFERENCE);
}

function addKeyCommands(program: Command, parts: OperatorProgramParts): void {
  const keys = program.command('keys').description('Look after the keys of accounts.');
  const add = adding(keys, parts);
  add('create', 'Make a key, and show it this once.')
    .argument('<account>', ACCOUNT)
    .option('--name <name>', 'what it is called (operator)')
    .option('--expires <time>', 'when it ends by itself, such as 2027-01-31T12:00:00Z')
    .option('--operations <names>', 'what it may be used for, with commas in between', list)
    .option('--models <names>', 'the models that it may ask for, with commas in between', list)
    .option('--requests-per-minute <count>', 'how many requests it may send', number)
    .option('--units-per-day <units>', 'how much quota it may use in a day of UTC', number)
    .option('--units-per-month <units>', 'how much quota it may use in a month of UTC', number);
  add(
    'list',
    'List the keys of an account: those that are live, then those that ended last.',
  ).argument('<account>', ACCOUNT);
  add('revoke', 'Take a key away, for good.').argument('<account>', ACCOUNT).argument('<key>', KEY);
  add('rotate', 'Make a key like another one, which ends after a while.')
    .argument('<account>', ACCOUNT)
    .argument('<key>', KEY)
    .option(
      '--overlap-hours <count>',
      'how long the old one goes on (24); 0 ends it at once',
      number,
    );
}

/** Adds commands to a group; the names of their arguments are those in the angle brackets. */
function adding(
  group: Command,
  { environment, write, confirm }: OperatorProgramParts,
): (name: string, description: string) => Command {
  return (name, description) =>
    group
      .command(name)
      .description(description)
      .option('--config <file>', 'the settings (patchbay.yaml)')
      .option('--data <folder>', 'the folder for database and files')
      .option('--json', 'print the answer as JSON')
      .action(async function act(this: Command) {
        // Loaded here, so that nobody waits for them who asks for something else.
        const [{ readConfiguration }, { askOperator }] = await Promise.all([
          import('../config/settings.ts'),
          import('./asking.ts'),
        ]);
        const { config, data, json, ...options } = this.opts<Flags>();
        const place = readConfiguration(definedOnly({ config, data }), environment);
        const named = this.registeredArguments.map((argument, index): [string, unknown] => [
          argument.name(),
          this.processedArgs[index],
        ]);
        const given = { ...Object.fromEntries(named), ...options };
        const command = `${group.name()} ${name}`;
        const ask = (more: JsonObject = {}) =>
          askOperator(place, { command, arguments: { ...given, ...more } });
        const first = await ask();
        const { doubt } = first;
        if (typeof doubt === 'string') await dispel(doubt, json === true ? undefined : confirm);
        const answer = doubt === undefined ? first : await ask({ yes: true });
        write(json === true ? jsonText(answer) : presentAnswer(answer));
      });
}

/**
 * Asks whether something is to be done all the same.
 *
 * @throws OperatorMistake where it is not, or nobody can be asked
 */
async function dispel(doubt: string, confirm: OperatorProgramParts['confirm']): Promise<void> {
  const isToBeDone = await confirm?.(doubt);
  if (isToBeDone === true) return;
  const { OperatorMistake } = await import('./operator-mistake.ts');
  const why = isToBeDone === undefined ? `${doubt} --yes does it all the same. ` : '';
  throw new OperatorMistake(`${why}Nothing was done.`);
}

/** As people write numbers: what else a program could read as one is a slip. */
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

function number(text: string): number {
  if (DECIMAL.test(text.trim())) return Number(text);
  throw new InvalidArgumentError('It must be a number.');
}

function list(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}
