import type { Queries } from '../../server/database/database.ts';
import { type Identifier, newIdentifier } from '../../server/foundation/identifiers.ts';
import type { Job } from '../../server/jobs/job/job.ts';
import type { JobCharge } from '../../server/jobs/jobs.ts';
import { findJob, insertJobs } from '../../server/jobs/store/store.ts';

/** Inserts an account that owns jobs. */
export async function anAccount(queries: Queries): Promise<Identifier> {
  const id = newIdentifier();
  await queries
    .insertInto('account')
    .values({ id, name: 'test', created_at: new Date() })
    .execute();
  return id;
}

/** Inserts a waiting video job and reads it back. */
export async function aWaitingJob(queries: Queries, accountId: string): Promise<Job> {
  const id = newIdentifier();
  const made = { ...aVideo, id, accountId, state: 'queued', createdAt: new Date() } as const;
  await insertJobs(queries, [made]);
  const job = await findJob(queries, id);
  if (job === undefined) throw new Error('The job was not written.');
  return job;
}

/** A video job as ordered by its operation, for an upstream under test. */
export const aVideo = {
  kind: 'video',
  model: 'a-model',
  upstream: 'scripted',
  quota: 60,
  hookUrl: undefined,
  request: {
    prompt: 'A lighthouse',
    aspectRatio: '16:9',
    videoLength: '6',
    resolutionName: '720p',
    referImages: [],
  },
  order: {
    model: 'a-model',
    prompt: 'A lighthouse',
    seconds: 6,
    aspectRatio: '16:9',
    resolution: '720p',
    referenceImages: [],
    voices: [],
  },
} as const;

/** An image job as ordered by its operation. */
export const anImage = {
  kind: 'image',
  model: 'a-model',
  upstream: 'scripted',
  quota: 4,
  hookUrl: undefined,
  request: { prompt: 'A fox', sourceAssets: [], maskAsset: undefined },
  order: {
    model: 'a-model',
    prompt: 'A fox',
    count: 1,
    size: '256x256',
    format: 'png',
    compression: 100,
    quality: 'auto',
    background: 'auto',
    moderation: 'auto',
  },
} as const;

/** The charge for a video job. */
export const aCharge: JobCharge = {
  operation: 'createVideo',
  requestId: '01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35',
  quote: {
    rule: 'video-720p',
    units: 60,
    lines: [{ unit: 'second', quantity: 6, price: 10, units: 60 }],
  },
};
