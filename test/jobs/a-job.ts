import type { Queries } from '../../server/database/database.ts';
import { type Identifier, newIdentifier } from '../../server/foundation/identifiers.ts';
import type { Job } from '../../server/jobs/job.ts';
import { findJob, insertJob, type NewJob } from '../../server/jobs/store.ts';

/** Writes an account to have jobs of. */
export async function anAccount(queries: Queries): Promise<Identifier> {
  const id = newIdentifier();
  await queries
    .insertInto('account')
    .values({ id, name: 'test', created_at: new Date() })
    .execute();
  return id;
}

/** Writes a video job that waits, and reads it back. */
export async function aWaitingJob(queries: Queries, accountId: string): Promise<Job> {
  const id = newIdentifier();
  await insertJob(queries, { ...videoJob(accountId), id });
  const job = await findJob(queries, id);
  if (job === undefined) throw new Error('The job was not written.');
  return job;
}

function videoJob(accountId: string): Omit<Extract<NewJob, { kind: 'video' }>, 'id'> {
  return {
    kind: 'video',
    accountId,
    state: 'queued',
    model: 'a-model',
    upstream: 'sandbox',
    quota: 100,
    hookUrl: undefined,
    createdAt: new Date(),
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
  };
}
