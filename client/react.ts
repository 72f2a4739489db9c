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
import {
  type AnsweredPaths,
  createPathClient,
  fitsPath,
  type PathClient,
} from '../generated/client.ts';
import { usualAddresses } from '../generated/stamp.ts';
import type { JobRecord, Problem } from '../generated/types.ts';
import { tellingFetch } from './contract-client.ts';
import { errorOf } from './error-reading.ts';
import { PatchbayError } from './errors.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkAddress } from './http-address.ts';
import { isFinal } from './job-record.ts';
import { patientFetch } from './long-fetch.ts';
import { timerTime } from './longest-timer.ts';
import { isNoAnswer, noAnswer } from './no-answer.ts';
import { whole } from './sending.ts';

/**
 * Connection options of the hooks. A single request can override `baseUrl`, for example with the alternate URL for slow
 * models.
 */
export type HooksOptions = GatewayOptions;

/** Options for following a job. */
export interface FollowedJobOptions {
  /** Poll interval until the job has ended; 1 by default. */
  readonly pollSeconds?: number | undefined;
}

/** Query options that follow a job, for any React Query function that takes them. */
export type JobQueryOptions = UnusedSkipTokenOptions<JobRecord, Problem> & {
  readonly queryKey: DataTag<QueryKey, JobRecord, Problem>;
};

/** React Query hooks: those of openapi-react-query over the contract's paths, and one that follows a job. */
export interface PatchbayHooks extends OpenapiQueryClient<AnsweredPaths, 'application/json'> {
  /**
   * Query options that poll a job until it has ended or the gateway refuses. They respect the gateway's retry delay.
   * Other failures are retried according to the page's React Query settings.
   *
   * @throws TypeError if a time is not a number
   */
  jobOptions(jobId: string, following?: FollowedJobOptions): JobQueryOptions;
  /**
   * Follows a job until it has ended; without an identifier it waits for one. `data` is the job's record, whose `status`
   * is the outcome.
   */
  useJob(
    jobId: string | undefined,
    following?: FollowedJobOptions,
  ): UseQueryResult<JobRecord, Problem>;
}

const POLL_SECONDS = 1;
/** The default of React Query in pages. */
const DEFAULT_RETRIES = 3;

/**
 * Creates React Query hooks for the operations of the contract, by method and path, and one that follows a job. An HTTP
 * error is the `error` of a hook, in the gateway's format. Without an answer it is a `ConnectionError`.
 *
 * @throws TypeError if the URL is invalid, or the key or token is empty or cannot be sent as a header
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
  checkAddress('baseUrl', baseUrl);
  checkHeaderValue('apiKey', others.apiKey);
  checkHeaderValue('csrfToken', others.csrfToken);
  const client = createPathClient({
    ...others,
    baseUrl,
    fetch: tellingFetch(explained(send), onContractDifference),
  });
  const hooks = createQueryHooks(client);
  const jobOptions = jobOptionsOf(client, hooks);
  return {
    ...hooks,
    jobOptions,
    useJob: (jobId, following) =>
      useQuery({ ...jobOptions(jobId ?? '', following), enabled: jobId !== undefined }),
  };
}

/**
 * Wraps a `fetch`, so that a page can show why there is no answer: browsers say only that there is none. An answer that
 * breaks off is none.
 */
function explained(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const response = await send(request);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      return isStream === true ? response : await whole(response);
    } catch (error) {
      if (request.signal.aborted || error instanceof PatchbayError) throw error;
      if (send !== patientFetch && !isNoAnswer(error)) throw error;
      throw noAnswer(request.url, error);
    }
  };
}

function jobOptionsOf(
  client: PathClient,
  hooks: OpenapiQueryClient<AnsweredPaths, 'application/json'>,
): PatchbayHooks['jobOptions'] {
  /** The full errors of failed requests, with details that their bodies lack. */
  const refusals = new WeakMap<Problem, PatchbayError>();
  const refusalIn = (error: Problem | null) => (error === null ? undefined : refusals.get(error));
  return (jobId, { pollSeconds = POLL_SECONDS } = {}) => {
    const pollMs = timerTime(pollSeconds * 1000, 'pollSeconds');
    const params = { path: { jobId } };
    /** Whether no later request can succeed: the gateway says so, or the identifier cannot be sent. */
    const isLast = (error: Problem | null) =>
      !fitsPath(jobId) || refusalIn(error)?.retryable === false;
    const { queryKey } = hooks.queryOptions('get', '/jobs/{jobId}', { params });
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
      retry: (failures, error) => !isLast(error) && isRetried(usualRetry, failures, error),
      refetchInterval: ({ state }) => {
        if (hasEnded(state.data) || isLast(state.error)) return false;
        const seconds = refusalIn(state.error)?.retryAfterSeconds ?? 0;
        const askedMs = timerTime(seconds * 1000, 'retry-after');
        return Math.max(pollMs, askedMs);
      },
      staleTime: ({ state }) => (hasEnded(state.data) ? Number.POSITIVE_INFINITY : 0),
    });
  };
}

/** Whether React Query retries after this many failures, according to the page's option or React Query's default. */
function isRetried(given: JobQueryOptions['retry'], failures: number, error: Problem): boolean {
  const retry = given ?? (isServer ? 0 : DEFAULT_RETRIES);
  if (typeof retry === 'function') return retry(failures, error);
  return typeof retry === 'number' ? failures < retry : retry;
}

function hasEnded(record: JobRecord | undefined): boolean {
  return record !== undefined && isFinal(record);
}
