import type { Ask } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { GatewayPlace } from './gateway-launch.ts';

/** Finished jobs whose callbacks are pending. */
export interface FinishedJobs {
  readonly hookUrl: string;
  readonly count: number;
  readonly dueAt: Date;
}

const ACCOUNT = '01900000-0000-7000-8000-00000000be4c';
const REQUEST = {
  prompt: 'A lighthouse at dusk, waves against the rocks, a gull that circles the lamp',
  aspectRatio: '16:9',
  videoLength: '6',
  resolutionName: '720p',
  referImages: [],
};
const ORDER = {
  model: 'bench',
  prompt: REQUEST.prompt,
  seconds: 6,
  aspectRatio: REQUEST.aspectRatio,
  resolution: REQUEST.resolutionName,
  referenceImages: [],
  voices: [],
};
const RESULT = {
  videoId: '01900000-0000-7000-8000-000000000002',
  videoAsset: '01900000-0000-7000-8000-000000000003',
  coverAsset: '01900000-0000-7000-8000-000000000004',
};

/** Inserts an account with a callback secret, and finished jobs of that account. */
export async function writeFinishedJobs(
  place: Pick<GatewayPlace, 'folder' | 'databaseUrl'>,
  secret: string,
  jobs: readonly FinishedJobs[],
): Promise<void> {
  await using database = await opened(place);
  const { ask } = database;
  await ask(`insert into account (id, name, created_at) values ($1, 'bench', now())`, [ACCOUNT]);
  await ask(
    `insert into callback_secret (id, account_id, secret, created_at)
      values (gen_random_uuid(), $1, $2, now())`,
    [ACCOUNT, secret],
  );
  for (const some of jobs) await writeJobs(ask, some);
  await ask('analyze', []);
}

/** The number of callbacks to a URL that are recorded as delivered by a single attempt with status 204. */
export async function countDelivered(
  place: Pick<GatewayPlace, 'folder' | 'databaseUrl'>,
  hookUrl: string,
): Promise<number> {
  await using database = await opened(place);
  const [row] = await database.ask(
    `select count(*) as count from callback
      where url = $1 and state = 'delivered' and tries = 1
      and (select array_agg(status) from callback_attempt where job_id = callback.job_id) = '{204}'`,
    [hookUrl],
  );
  return Number(row?.count);
}

async function writeJobs(ask: Ask, { hookUrl, count, dueAt }: FinishedJobs): Promise<void> {
  const documents = [REQUEST, ORDER, RESULT].map((value) => JSON.stringify(value));
  await ask(
    `with made as (
        insert into job (id, account_id, kind, state, revision, model, upstream, request, work_order, upstream_job_id,
          progress, result, quota, hook_url, created_at, updated_at, finished_at)
        select gen_random_uuid(), $1, 'video', 'succeeded', 4, 'bench', 'bench', $2, $3, 'upstream-' || number, 100, $4, 60,
          $5, now(), now(), now()
        from generate_series(1, $6::integer) as number
        returning id)
      insert into callback (job_id, id, account_id, url, state, tries, round, next_at, due_at, created_at)
      select id, gen_random_uuid(), $1, $5, 'pending', 0, 1, $7, $7, now() from made`,
    [ACCOUNT, ...documents, hookUrl, count, dueAt],
  );
}

async function opened({ folder, databaseUrl }: Pick<GatewayPlace, 'folder' | 'databaseUrl'>) {
  const { ask, close } = await openDatabase({ folder, databaseUrl, onConnectionLost: () => {} });
  return { ask, [Symbol.asyncDispose]: close };
}
