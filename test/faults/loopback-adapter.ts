import { Agent, request } from 'undici';
import type { CallContext } from '../../server/upstreams/port/call.ts';
import type {
  JobReport,
  JobUpstream,
  VideoOrder,
  VideoResult,
} from '../../server/upstreams/port/jobs.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';

/** The loopback upstream's address and the adapter's capabilities. */
export interface LoopbackSettings {
  readonly url: string;
  readonly knowsKeys: boolean;
}

type Response = Awaited<ReturnType<typeof request>>;

const RESULT: VideoResult = { video: 'video', cover: 'cover' };
const TOO_MANY = 429;

/** The adapter for the loopback upstream. */
export function openLoopback({ url, knowsKeys }: LoopbackSettings): Upstream {
  const agent = new Agent();
  const ask = async (
    path: string,
    { signal }: CallContext,
    { method = 'GET', key }: { readonly method?: 'GET' | 'POST'; readonly key?: string } = {},
  ): Promise<UpstreamOutcome<Response>> => {
    try {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const response = await request(`${url}${path}`, {
        dispatcher: agent,
        method,
        headers,
        signal,
      });
      if (response.statusCode < 300) return { ok: true, value: response };
      await response.body.dump();
      return { ok: false, failure: failureOf(response) };
    } catch (error) {
      // If the call was aborted, throws the abort reason instead.
      signal.throwIfAborted();
      return { ok: false, failure: { kind: 'failed', message: String(error) } };
    }
  };
  const video: JobUpstream<VideoOrder, VideoResult> = {
    knowsKeys,
    async submit(_order, context) {
      const outcome = await ask('/jobs', context, { method: 'POST', key: context.key });
      if (!outcome.ok) return outcome;
      return { ok: true, value: fieldOf(await outcome.value.body.json(), 'id', String) };
    },
    async poll(id, context) {
      const outcome = await ask(`/jobs/${id}`, context);
      if (!outcome.ok) return outcome;
      return { ok: true, value: reportOf(await outcome.value.body.json()) };
    },
    async fetch(id, reference, context) {
      const outcome = await ask(`/jobs/${id}/files/${reference}`, context);
      if (!outcome.ok) return outcome;
      const { body, headers } = outcome.value;
      const mediaType = String(headers['content-type']);
      return { ok: true, value: { mediaType, open: async () => body } };
    },
  };
  return { video, close: () => agent.destroy() };
}

function failureOf({ statusCode, headers }: Response): UpstreamFailure {
  const message = `The upstream answers with status ${statusCode}.`;
  if (statusCode === TOO_MANY) {
    return { kind: 'limited', message, retryAfterSeconds: Number(headers['retry-after'] ?? 0) };
  }
  return { kind: statusCode < 500 ? 'refused' : 'failed', message };
}

function reportOf(body: unknown): JobReport<VideoResult> {
  if (fieldOf(body, 'state', String) === 'done') return { state: 'done', result: RESULT };
  const progress = fieldOf(body, 'progress', Number);
  return {
    state: 'running',
    progress,
    pollAfterSeconds: fieldOf(body, 'pollAfterSeconds', Number),
  };
}

function fieldOf<T>(body: unknown, name: string, read: (value: unknown) => T): T {
  const value = new Map<string, unknown>(Object.entries(body ?? {})).get(name);
  if (value === undefined) throw new Error(`The upstream's answer has no ${name}.`);
  return read(value);
}
