import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query';
import { type AnsweredPaths, createPathClient } from '../generated/client.ts';
import { usualAddresses } from '../generated/stamp.ts';
import type { JobRecord, Problem } from '../generated/types.ts';
import { noticingDifferences } from './direct.ts';
import { isFinal } from './job-record.ts';
import { patientFetch } from './long-fetch.ts';

/** How pages reach a gateway. */
export interface HooksOptions {
  /** The key of an account. A page leaves it out: the browser sends the cookie of whoever has signed in. */
  readonly apiKey?: string;
  /** The token of the session, which sign-in and `GET /account` tell; what changes something wants it beside the cookie. */
  readonly csrfToken?: string;
  /** Whether a browser sends its cookies along; to an address of the page's own it does by itself. */
  readonly credentials?: RequestCredentials;
  /** The address of the gateway. A single request can name another one, as the alternate one for slow models. */
  readonly baseUrl?: string;
  /** Another `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Told once where the gateway runs another contract than this client was made from. */
  readonly onContractDifference?: (theirs: string) => void;
}

/** How a job is followed. */
export interface FollowedJobOptions {
  /** How often it is looked up until it has ended; 1 without it. */
  readonly pollSeconds?: number;
}

/** A query that follows a job, for whatever of React Query takes one. */
export type JobQueryOptions = UseQueryOptions<JobRecord, Problem>;

/** Hooks of React Query: those of openapi-react-query over the contract's paths, and one that follows a job. */
export interface PatchbayHooks extends OpenapiQueryClient<AnsweredPaths, 'application/json'> {
  /** The query that follows a job: it is asked again and again until the job has ended, and not after. */
  jobOptions(jobId: string, following?: FollowedJobOptions): JobQueryOptions;
  /** Follows a job until it has ended. `data` is its record, whose `status` tells what has come of it. */
  useJob(jobId: string, following?: FollowedJobOptions): UseQueryResult<JobRecord, Problem>;
}

const POLL_SECONDS = 1;

/**
 * Makes hooks of React Query over the operations of the contract, by method and path, and one that follows a job.
 * An HTTP error is the `error` of a hook, as the gateway wrote it.
 *
 * @example
 * const hooks = createPatchbayHooks({ baseUrl: 'https://media.example.com' });
 *
 * function Video({ jobId }: { jobId: string }) {
 *   const { data: job } = hooks.useJob(jobId);
 *   if (job?.status === 'SUCCESS' && job.data.action === 'video') return <video src={job.data.videoUrl} controls />;
 *   return <progress value={Number.parseInt(job?.data.progress ?? '0')} max={100} />;
 * }
 */
export function createPatchbayHooks(options: HooksOptions = {}): PatchbayHooks {
  const { fetch: send = patientFetch, onContractDifference, ...others } = options;
  const hooks = createQueryHooks(
    createPathClient({
      baseUrl: usualAddresses.main,
      ...others,
      fetch: noticingDifferences(send, onContractDifference),
    }),
  );

  const jobOptions = (
    jobId: string,
    { pollSeconds = POLL_SECONDS }: FollowedJobOptions = {},
  ): JobQueryOptions => {
    const { queryKey, queryFn } = hooks.queryOptions('get', '/jobs/{jobId}', {
      params: { path: { jobId } },
    });
    return {
      queryKey,
      queryFn: (context) => queryFn({ ...context, queryKey }),
      refetchInterval: ({ state }) => (hasEnded(state.data) ? false : pollSeconds * 1000),
      staleTime: ({ state }) => (hasEnded(state.data) ? Number.POSITIVE_INFINITY : 0),
    };
  };

  return {
    ...hooks,
    jobOptions,
    useJob: (jobId, following) => useQuery(jobOptions(jobId, following)),
  };
}

function hasEnded(record: JobRecord | undefined): boolean {
  return record !== undefined && isFinal(record);
}
