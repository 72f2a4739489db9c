import { type TableRow, writeTable } from '../../client/command-line/table.ts';
import { counted as countedWord } from '../foundation/counted.ts';
import { fieldsIn, isObject, type JsonObject, objectsOf } from '../foundation/json-object.ts';
import { REPORTED_AMOUNTS } from '../usage/reported-usage.ts';

const ACCOUNT = ['account', 'name', 'email', 'state', 'created'] as const;
const KEY = ['key', 'prefix', 'name', 'state', 'ends', 'last used', 'limits'] as const;
const USAGE_GROUPS = ['day', 'keyId', 'model', 'operation'] as const;
const BALANCE = ['available', 'reserved', 'consumed'] as const;

/** Formats a command's reply for people. */
export function presentAnswer(answer: JsonObject): string {
  const { accounts, account, keys, record, balance, key, invitation, more, counted, books } =
    answer;
  const { alsoLive, usage } = answer;
  const parts = [
    ...(Array.isArray(accounts) ? [writeTable(ACCOUNT, objectsOf(accounts).map(accountRow))] : []),
    ...(isObject(account) ? [writeTable(ACCOUNT, [accountRow(account)])] : []),
    ...(isObject(balance) ? [writeTable(BALANCE, [balanceRow(balance)])] : []),
    ...(isObject(usage) ? [usageText(usage)] : []),
    ...(isObject(books) ? [booksText(books)] : []),
    ...(Array.isArray(keys) ? [writeTable(KEY, objectsOf(keys).map(keyRow))] : []),
    ...(isObject(record) ? [writeTable(KEY, [keyRow(record)])] : []),
    ...(Array.isArray(alsoLive) ? [`Still live under this name: ${alsoLive.join(', ')}.\n`] : []),
    ...(typeof key === 'string' ? [`\n${key}\n(The key is shown only once.)\n`] : []),
    ...(isObject(invitation) ? [invitationText(invitation)] : []),
    ...(counted === 'before' ? ['It was counted before: nothing was added.\n'] : []),
    ...(more === true ? ['There are more: give the last one to --after.\n'] : []),
  ];
  return parts.join('');
}

function invitationText({ email, token, expiresAt }: JsonObject): string {
  return (
    `\n${textOf(token)}\n(The invitation of ${textOf(email)}, to be said as "invitation" at sign-up until ` +
    `${textOf(expiresAt)}; shown this once.)\n`
  );
}

/** One row for each group, and a total; only columns of amounts that are not zero. */
function usageText({ from, to, rows, total }: JsonObject): string {
  const sum = fieldsIn(total);
  const groups = objectsOf(rows);
  const named = USAGE_GROUPS.filter((name) => groups[0]?.[name] !== undefined);
  const used = REPORTED_AMOUNTS.filter(
    (name) => name === 'requests' || name === 'units' || Number(sum[name]) > 0,
  );
  const columns = [...named, ...used];
  const told = (value: unknown) => (value === '' ? '-' : String(value ?? ''));
  const rowOf = (group: JsonObject) =>
    Object.fromEntries(columns.map((name) => [inWords(name), told(group[name])]));
  const [first] = named;
  const all = { ...sum, ...(first === undefined ? {} : { [first]: 'all' }) };
  const lines = [...groups, all].map(rowOf);
  return `\n${textOf(from)} to ${textOf(to)}\n${writeTable(columns.map(inWords), lines)}`;
}

/** Converts a field name to words: `inputTokens` becomes `input tokens`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function booksText({ accounts, leftOut, differences }: JsonObject): string {
  const wrong = objectsOf(differences);
  const lines = wrong.map(({ accountId, message }) => `${textOf(accountId)}: ${textOf(message)}\n`);
  const said = wrong.length === 0 ? 'All agree' : 'These do not agree';
  return `${lines.join('')}${said}: ${countedWord(Number(accounts), 'account')} looked at, ${textOf(leftOut)} left out.\n`;
}

function accountRow({ id, name, email, state, createdAt }: JsonObject): TableRow {
  return {
    account: textOf(id),
    name: textOf(name),
    email: textOf(email),
    state: textOf(state),
    created: textOf(createdAt),
  };
}

function keyRow({ id, prefix, name, state, limits, ...times }: JsonObject): TableRow {
  return {
    key: textOf(id),
    prefix: textOf(prefix),
    name: textOf(name),
    state: textOf(state),
    ends: textOf(times.revokedAt ?? times.expiresAt),
    'last used': textOf(times.lastUsedAt),
    limits: isObject(limits) ? limitsText(limits) : '',
  };
}

function limitsText(limits: JsonObject): string {
  return Object.entries(limits)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join(' ');
}

function balanceRow(balance: JsonObject): TableRow {
  return Object.fromEntries(BALANCE.map((name) => [name, textOf(balance[name])]));
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '-' : String(value);
}
