import {
  type DataTag,
  isServer,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query';
import { type AnsweredPaths, createPathClient } from '../generated/client.ts';
import { usualAddresses } from '../generated/stamp.ts';
import type { JobRecord, Problem } from '../generated/types.ts';
import { tellingFetch } from './contract-client.ts';
import { errorOf } from './error-reading.ts';
import type { PatchbayError } from './errors.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkGatewayAddress } from './http-address.ts';
import { isFinal } from './job-record.ts';
import { patientFetch } from './long-fetch.ts';
import { timerTime } from './longest-timer.ts';

/** How pages reach a gateway. A single request can name another `baseUrl`, as the alternate one for slow models. */
export type HooksOptions = GatewayOptions;

/** How a job is followed. */
export interface FollowedJobOptions {
  /** How often it is looked up until it has ended; 1 without it. */
  readonly pollSeconds?: number | undefined;
}

/** A query that follows a job, for whatever of React Query takes one. */
export type JobQueryOptions = UnusedSkipTokenOptions<JobRecord, Problem> & {
  readonly queryKey: DataTag<QueryKey, JobRecord, Problem>;
};

/** Hooks of React Query: those of openapi-react-query over the contract's paths, and one that follows a job. */
export interface PatchbayHooks extends OpenapiQueryClient<AnsweredPaths, 'application/json'> {
  /**
   * The query that follows a job: it polls until the job has ended or the gateway refuses. It waits where the gateway
   * asks for that. Other failures are retried as the page has set it.
   *
   * @throws TypeError where a time is no number
   */
  jobOptions(jobId: string, following?: FollowedJobOptions): JobQueryOptions;
  /** Follows a job until it has ended. `data` is its record, whose `status` tells what has come of it. */
  useJob(jobId: string, following?: FollowedJobOptions): UseQueryResult<JobRecord, Problem>;
}

const POLL_SECONDS = 1;
/** The default of React Query in pages. */
const USUAL_RETRIES = 3;

/**
 * Makes hooks of React Query over the operations of the contract, by method and path, and one that follows a job.
 * An HTTP error is the `error` of a hook, as the gateway wrote it.
 *
 * @throws TypeError where the address is none, or the key holds what no header can
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
  const {
    baseUrl = usualAddresses.main,
    fetch: send = patientFetch,
    onContractDifference,
    ...others
  } = options;
  checkGatewayAddress('baseUrl', baseUrl);
  checkHeaderValue('apiKey', others.apiKey);
  checkHeaderValue('csrfToken', others.csrfToken);
  const client = createPathClient({
    ...others,
    baseUrl,
    fetch: tellingFetch(send, onContractDifference),
  });
  const hooks = createQueryHooks(client);
  /** The errors of refusals, with what their bodies do not tell. */
  const refusals = new WeakMap<Problem, PatchbayError>();

  const jobOptions = (
    jobId: string,
    { pollSeconds = POLL_SECONDS }: FollowedJobOptions = {},
  ): JobQueryOptions => {
    const pollMs = timerTime(pollSeconds * 1000, 'pollSeconds');
    const params = { path: { jobId } };
    const { queryKey } = hooks.queryOptions('get', '/jobs/{jobId}', { params });
    const refusalIn = (error: Problem | null) => (error === null ? undefined : refusals.get(error));
    let usualRetry: JobQueryOptions['retry'];
    return queryOptions<JobRecord, Problem>({
      queryKey,
      async queryFn({ client: queries, signal }) {
        usualRetry = queries.defaultQueryOptions<JobRecord, Problem>({ queryKey }).retry;
        const { data, error, response } = await client.GET('/jobs/{jobId}', { params, signal });
        if (error === undefined) return data;
        refusals.set(error, errorOf(response, error));
        throw error;
      },
      retry: (failures, error) =>
        refusalIn(error)?.retryable !== false && isRetried(usualRetry, failures, error),
      refetchInterval: ({ state }) => {
        const refusal = refusalIn(state.error);
        if (hasEnded(state.data) || refusal?.retryable === false) return false;
        const askedMs = timerTime((refusal?.retryAfterSeconds ?? 0) * 1000, 'retry-after');
        return Math.max(pollMs, askedMs);
      },
      staleTime: ({ state }) => (hasEnded(state.data) ? Number.POSITIVE_INFINITY : 0),
    });
  };

  return {
    ...hooks,
    jobOptions,
    useJob: (jobId, following) => useQuery(jobOptions(jobId, following)),
  };
}

/** Whether React Query retries after so many failures, by the option of the page or its own default. */
function isRetried(given: JobQueryOptions['retry'], failures: number, error: Problem): boolean {
  const retry = given ?? (isServer ? 0 : USUAL_RETRIES);
  if (typeof retry === 'function') return retry(failures, error);
  return typeof retry === 'number' ? failures < retry : retry;
}

function hasEnded(record: JobRecord | undefined): boolean {
  return record !== undefined && isFinal(record);
}
