import { type Command, InvalidArgumentError } from 'commander';
import { jsonText } from '../../client/command-line/json-text.ts';
import type { Environment } from '../config/overrides.ts';
import { definedOnly, type JsonObject } from '../foundation/json-object.ts';
import { addPlaceOptions, type PlaceFlags } from './place-options.ts';
import { presentAnswer } from './presentation.ts';

/** What the operator commands need from the process. */
export interface OperatorProgramParts {
  readonly environment: Environment;
  /** Writes a command's output. */
  readonly write: (text: string) => void;
  /** Asks for confirmation; returns `undefined` if nobody can be asked. */
  readonly confirm?: ((doubt: string) => Promise<boolean | undefined>) | undefined;
}

/** The options that every command takes, and its own ones. */
type Flags = PlaceFlags & { readonly json?: boolean } & JsonObject;

/**
 * Adds the commands for accounts and keys. Their actions throw an `OperatorError` for mistakes that the operator can
 * correct.
 */
export function addOperatorCommands(program: Command, parts: OperatorProgramParts): void {
  addAccountCommands(program, parts);
  addKeyCommands(program, parts);
}

const ACCOUNT = 'its identifier, or its name or e-mail address if unique';
const REFERENCE = 'a reference, such as a bill’s number; the account counts it once';
const KEY =
  'its identifier, its displayed part, or its name (of several live keys, the only one without an end)';

function addAccountCommands(program: Command, parts: OperatorProgramParts): void {
  const accounts = program.command('accounts').description('Manage accounts.');
  const add = adding(accounts, parts);
  add('create', 'Create an account: active at once, or with --email once its owner activates it.')
    .requiredOption('--name <name>', 'its name')
    .option('--email <address>', 'the e-mail address of its owner');
  add('list', 'List the accounts, oldest first.')
    .option('--limit <count>', 'how many at most (default: 1000)', number)
    .option('--after <account>', 'only those created after this one');
  add('show', 'Show an account and its quota.').argument('<account>', ACCOUNT);
  add('usage', 'Show an account’s usage and bill.')
    .argument('<account>', ACCOUNT)
    .option(
      '--from <day>',
      'the first day (UTC), such as 2026-11-01 (default: 30 days before the last)',
    )
    .option('--to <day>', 'the last day (UTC), inclusive (default: today)')
    .option(
      '--by <groups>',
      'any of day, key, model, operation, separated by commas (default: model,operation)',
      list,
    );
  add(
    'verify',
    'Check balances against the ledger, oldest accounts first, for up to ten seconds.',
  ).option(
    '--entries-up-to <count>',
    'skip accounts with more entries (default: 100000); reading them blocks the built-in database',
    number,
  );
  add('invite', 'Invite an owner to sign up; the invitation is shown only once.')
    .argument('<account>', ACCOUNT)
    .option('--email <address>', 'whom to invite (default: the account’s own address)');
  add('suspend', 'Suspend an account until it is resumed; takes effect within a second.')
    .argument('<account>', ACCOUNT)
    .option('--yes', 'do not ask before suspending the account that the gateway starts with');
  add('resume', 'Resume a suspended account.').argument('<account>', ACCOUNT);
  add('grant', 'Give an account quota.')
    .argument('<account>', ACCOUNT)
    .argument('<units>', 'how many units', number)
    .option('--note <text>', 'what for, as the ledger will show it')
    .option('--reference <text>', REFERENCE);
  add('adjust', 'Correct an account’s balance, for example after a wrong charge.')
    .argument('<account>', ACCOUNT)
    .argument('<units>', 'how many units to add; negative to take back', number)
    .requiredOption('--note <text>', 'why, as the ledger will show it')
    .option('--reference <text>', REFERENCE);
}

function addKeyCommands(program: Command, parts: OperatorProgramParts): void {
  const keys = program.command('keys').description('Manage the keys of accounts.');
  const add = adding(keys, parts);
  add('create', 'Create a key; it is shown only once.')
    .argument('<account>', ACCOUNT)
    .option('--name <name>', 'its name (default: operator)')
    .option('--expires <time>', 'when it expires, such as 2027-01-31T12:00:00Z')
    .option('--operations <names>', 'the operations it may call, separated by commas', list)
    .option('--models <names>', 'the models it may use, separated by commas', list)
    .option('--requests-per-minute <count>', 'its limit of requests a minute', number)
    .option('--units-per-day <units>', 'its limit of units a day (UTC)', number)
    .option('--units-per-month <units>', 'its limit of units a month (UTC)', number);
  add('list', 'List an account’s keys: live ones, then those that ended last.').argument(
    '<account>',
    ACCOUNT,
  );
  add('revoke', 'Revoke a key permanently.').argument('<account>', ACCOUNT).argument('<key>', KEY);
  add('rotate', 'Rotate a key; the old one still works for a while.')
    .argument('<account>', ACCOUNT)
    .argument('<key>', KEY)
    .option(
      '--overlap-hours <count>',
      'how long the old key still works (default: 24); 0 ends it at once',
      number,
    );
}

/** Creates a function that adds commands to a group. The names in angle brackets become the names of the arguments. */
function adding(
  group: Command,
  { environment, write, confirm }: OperatorProgramParts,
): (name: string, description: string) => Command {
  return (name, description) =>
    addPlaceOptions(group.command(name))
      .description(description)
      .option('--json', 'print the answer as JSON')
      .action(async function act(this: Command) {
        // Imported lazily, so that other commands need not load them.
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
 * Asks for confirmation.
 *
 * @throws CommandError if it is denied, or nobody can be asked
 */
async function dispel(doubt: string, confirm: OperatorProgramParts['confirm']): Promise<void> {
  const isToBeDone = await confirm?.(doubt);
  if (isToBeDone === true) return;
  const { CommandError } = await import('./command-error.ts');
  const why = isToBeDone === undefined ? `${doubt} Use --yes to continue anyway. ` : '';
  throw new CommandError(`${why}Nothing was done.`);
}

/** Decimal notation. Other notations that `Number` accepts, such as hexadecimal, are probably typos. */
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

function number(text: string): number {
  if (DECIMAL.test(text.trim())) return Number(text);
  throw new InvalidArgumentError('It must be a number.');
}

function list(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}
