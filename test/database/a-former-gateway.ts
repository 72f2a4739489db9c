import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { traceOf } from '../../server/accounts/key-secret.ts';
import type { DatabaseAsItIs } from '../../server/database/database.ts';
import { everyChange, migrateFirst } from '../../server/database/migrate.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { openQueue } from '../../server/jobs/queue/boss-queue.ts';

/** Data left by a gateway of an earlier version. */
export interface Left {
  /** A key of the local account. */
  readonly key: string;
  /** A finished video job, the content of its file, and a URL of the file that was signed by the earlier version. */
  readonly done: string;
  readonly content: string;
  readonly address: string;
  /** A video job that has not been started. */
  readonly open: string;
  /** The units reserved for each of the two jobs. */
  readonly units: number;
}

const ACCOUNT = '01900000-0000-7000-8000-000000000001';
const KEY = 'a-key-of-then';
const SECRET = 'what-addresses-were-signed-with';
export const CALLBACK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const UNITS = 60;
const REQUEST = {
  prompt: 'A lighthouse',
  aspectRatio: '16:9',
  videoLength: '6',
  resolutionName: '480p',
  referImages: [],
};
const ORDER = {
  model: 'vidx-imagine-video-1.5',
  prompt: 'A lighthouse',
  seconds: 6,
  aspectRatio: '16:9',
  resolution: '480p',
  referenceImages: [],
  voices: [],
};

/** The levels of migrations that change which rows are inserted. */
const TRUST = 2;
const TEXT = 3;
const ACCOUNTS = 5;
const LEDGER = 6;
const DUE_CALLBACKS = everyChange().findIndex((name) => name.endsWith('due-callbacks')) + 1;

/**
 * Migrates an empty database to a level, and inserts data as a gateway of that version would have left it.
 *
 * @param folder - the data folder, for the files of results
 */
export async function leave(
  database: DatabaseAsItIs,
  { level, folder, hookUrl }: { level: number; folder: string; hookUrl: string },
): Promise<Left> {
  await migrateFirst(database.queries, level);
  const run = rowsInto(database);
  const { prefix, hash } = traceOf(KEY);
  const active = level >= ACCOUNTS ? { activated_at: NOW } : {};
  await run('account', { id: ACCOUNT, name: 'local', created_at: NOW, ...active });
  await run('api_key', {
    id: newIdentifier(),
    account_id: ACCOUNT,
    prefix,
    hash,
    name: 'then',
    created_at: NOW,
  });
  await run('secret', { name: 'asset-addresses', value: SECRET });
  const [done, open, asset] = [newIdentifier(), newIdentifier(), newIdentifier()];
  const content = `The video of ${done}`;
  await leaveFile({ run, level, folder }, asset, content);
  await leaveJobs({ run, hookUrl }, { done, open, asset });
  if (level >= TRUST) await leaveTrust({ run, level, hookUrl }, done);
  if (level >= TRUST) await leaveEntries({ run, level }, { done, open });
  if (level >= TEXT) {
    const counted = { operation: 'createMessage', model: 'any', upstream: 'sandbox' };
    const tokens = { input_tokens: 3, output_tokens: 4, is_estimated: false, ending: 'complete' };
    const made = { contract: 'then', created_at: NOW, request_id: newIdentifier() };
    await run('text_usage', {
      id: newIdentifier(),
      account_id: ACCOUNT,
      ...counted,
      ...tokens,
      ...made,
    });
  }
  if (level >= LEDGER) await balance(database);
  const queue = await openQueue(database, openLog('silent'));
  const { queries } = database;
  await queue.sendAll(
    'job-submit',
    [{ message: { jobId: open, revision: 0, attempt: 0 }, afterSeconds: 0 }],
    { queries },
  );
  await queue.stop(0);
  const expires = String(Math.floor(Date.now() / 1000) + 3600);
  const signature = createHmac('sha256', SECRET).update(`${asset}\n${expires}`).digest('base64url');
  const address = `/assets/${asset}?expires=${expires}&signature=${signature}`;
  return { key: KEY, done, content, address, open, units: UNITS };
}

const NOW = new Date().toISOString();

type Run = (table: string, row: Readonly<Record<string, unknown>>) => Promise<void>;

function rowsInto({ queries }: DatabaseAsItIs): Run {
  return async (table, row) => {
    const names = Object.keys(row);
    const values = names.map((name) => sql`${row[name]}`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(queries);
  };
}

interface Leaving {
  readonly run: Run;
  readonly level: number;
  readonly hookUrl: string;
}

async function leaveFile(
  { run, level, folder }: Pick<Leaving, 'run' | 'level'> & { readonly folder: string },
  id: string,
  content: string,
): Promise<void> {
  const shelf = join(folder, 'assets', id.slice(-2));
  mkdirSync(shelf, { recursive: true });
  writeFileSync(join(shelf, id), content);
  const kept = { expires_at: LATER, is_kept: true };
  await run('asset', {
    id,
    account_id: ACCOUNT,
    media_type: 'video/webm',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    file_name: 'video.webm',
    created_at: NOW,
    ...(level >= TRUST ? kept : {}),
  });
}

const LATER = new Date(Date.now() + 24 * 3_600_000).toISOString();

async function leaveJobs(
  { run, hookUrl }: Pick<Leaving, 'run' | 'hookUrl'>,
  { done, open, asset }: Readonly<Record<'done' | 'open' | 'asset', string>>,
): Promise<void> {
  const job = {
    account_id: ACCOUNT,
    kind: 'video',
    model: ORDER.model,
    upstream: 'sandbox',
    request: JSON.stringify(REQUEST),
    work_order: JSON.stringify(ORDER),
    quota: UNITS,
    hook_url: hookUrl,
    created_at: NOW,
    updated_at: NOW,
  };
  const result = JSON.stringify({ videoId: newIdentifier(), videoAsset: asset });
  const end = { state: 'succeeded', revision: 4, progress: 100, result, finished_at: NOW };
  await run('job', { id: done, ...job, ...end });
  await run('job', { id: open, ...job, state: 'queued' });
}

/** A callback of the finished job whose first attempt has failed. */
async function leaveTrust({ run, level, hookUrl }: Leaving, done: string): Promise<void> {
  const secret = { id: newIdentifier(), account_id: ACCOUNT, secret: CALLBACK_SECRET };
  await run('callback_secret', { ...secret, created_at: NOW });
  const pending = { state: 'pending', tries: 1, round: 0, next_at: NOW, created_at: NOW };
  const due = level >= DUE_CALLBACKS ? { due_at: NOW } : {};
  const callback = { job_id: done, id: newIdentifier(), account_id: ACCOUNT, url: hookUrl };
  await run('callback', { ...callback, ...pending, ...due });
  const tried = { started_at: NOW, milliseconds: 5, status: 503, failure: 'It said 503.' };
  await run('callback_attempt', { id: newIdentifier(), job_id: done, ...tried, answer: '' });
}

async function leaveEntries(
  { run, level }: Pick<Leaving, 'run' | 'level'>,
  { done, open }: Readonly<Record<'done' | 'open', string>>,
): Promise<void> {
  const entry = async (row: object): Promise<void> => {
    const base = { id: newIdentifier(), account_id: ACCOUNT, contract: 'then', created_at: NOW };
    await run('ledger_entry', { ...base, ...row });
  };
  if (level < LEDGER) {
    await entry({ job_id: done, kind: 'reserved', units: UNITS });
    await entry({ job_id: done, kind: 'settled', units: UNITS });
    await entry({ job_id: open, kind: 'reserved', units: UNITS });
    return;
  }
  const books = (available: number, reserved: number, consumed: number, issued: number) => ({
    available,
    reserved,
    consumed,
    issued,
  });
  const of = (jobId: string) => ({ job_id: jobId, reservation_id: jobId });
  await entry({ kind: 'grant', ...books(1_000, 0, 0, -1_000), note: 'Then' });
  await entry({ kind: 'reserve', ...books(-UNITS, UNITS, 0, 0), ...of(done) });
  await entry({ kind: 'settle', ...books(0, -UNITS, UNITS, 0), ...of(done) });
  await entry({ kind: 'reserve', ...books(-UNITS, UNITS, 0, 0), ...of(open) });
  await reserve(run, open);
}

async function reserve(run: Run, open: string): Promise<void> {
  const work = { operation: 'createVideo', model: ORDER.model, rule: 'video', unit: 'second' };
  const price = { price: 10, quantity: 6, units: UNITS, created_at: NOW };
  await run('reservation', { id: open, account_id: ACCOUNT, job_id: open, ...work, ...price });
}

/** The account's balance after the entries, for levels with balances. */
async function balance({ queries }: DatabaseAsItIs): Promise<void> {
  await sql`
    update balance set available = 880, reserved = 60, consumed = 60, issued = -1000
    where account_id = ${ACCOUNT}`.execute(queries);
}
