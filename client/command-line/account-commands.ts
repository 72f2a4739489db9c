import type { Command } from 'commander';
import { type CommandOperation, commands } from '../../generated/commands.ts';
import type { Account, Model, UsageReport, UsageRow } from '../../generated/types.ts';
import { addContractCommand, readRequest } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { type TableRow, writeTable } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** Adds `models`, `account` and `usage`: what can be asked for, what can be spent, and what was. */
export function addAccountCommands(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const add = (id: CommandOperation, act: (run: Run) => Promise<void>): Command => {
    const shape = commands[id];
    const command = addContractCommand({ parent: program, shape, group });
    return addGatewayOptions(addOutputOptions(command)).action(acting({ terminal, shape }, act));
  };
  add('listModels', async ({ service, signal, answer }) => {
    const list = await service.models.list({ signal });
    answer(writeTable(['model', 'provider', 'commands'], list.data.map(modelRow)), list);
  });
  add('getAccount', async ({ service, signal, answer }) => {
    const account = await service.account.get({ signal });
    answer(accountText(account), account);
  });
  const usage = add('getUsage', async ({ command, service, signal, answer }) => {
    const { values } = readRequest(command, commands.getUsage);
    const report = await service.account.usage(values, { signal });
    answer(usageText(report, String(values.by ?? 'day')), report);
  });
  addExamples(usage, [
    'patchbay usage --by model',
    'patchbay usage --by day,key --from 2026-11-01',
  ]);
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(commands).map(({ operationId, name }) => [operationId, name]),
);

function modelRow({ id, owned_by, operations }: Model): TableRow {
  const names = operations.flatMap((operation) => NAMES.get(operation) ?? []);
  return { model: id, provider: owned_by, commands: names.join(', ') };
}

/** The facts of the account, and the limits of its key with what is spent of them. */
function accountText({ data }: Account): string {
  const { limits = {}, spent } = data.key ?? {};
  const { unitsPerDay, unitsPerMonth, ...others } = limits;
  const facts = {
    account: data.name,
    id: data.accountId,
    balance: `${data.balance} units`,
    reserved: `${data.reserved} units`,
    ...data.limits,
    key: data.key?.keyId,
    'key today': ofLimit(spent?.day, unitsPerDay),
    'key this month': ofLimit(spent?.month, unitsPerMonth),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [`key ${name}`, value])),
  };
  const rows = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: inWords(name), value: [value].flat().join(', ') }],
  );
  return writeTable(['name', 'value'], rows);
}

function ofLimit(spent: string | undefined, limit: number | undefined): string | undefined {
  if (spent === undefined) return undefined;
  return limit === undefined ? `${spent} units` : `${spent} of ${limit} units`;
}

/** The dimensions of the report, what was counted at all, and a last row with the sums. */
function usageText({ data }: UsageReport, by: string): string {
  const { rows, total } = data;
  const counted = Object.keys(total).filter((name) => Number(valueIn(total, name)) > 0);
  const measures = ['requests', 'units', ...counted.filter((name) => !ALWAYS.has(name))];
  const named = by.split(',').map((name) => (name === 'key' ? 'keyId' : name));
  const [first = 'day', ...more] = new Set(named);
  const columns = [first, ...more, ...measures];
  const written = [...rows, { ...total, [first]: 'total' }].map((row) =>
    Object.fromEntries(columns.map((name) => [inWords(name), valueIn(row, name)])),
  );
  return writeTable(columns.map(inWords), written);
}

const ALWAYS: ReadonlySet<string> = new Set(['requests', 'units']);

/** A name of the contract in words, such as `input tokens`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueIn(row: UsageRow, name: string): string {
  const found = Object.entries(row).find(([key]) => key === name);
  return found === undefined ? '' : String(found[1]);
}
