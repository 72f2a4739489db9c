import { fieldsIn } from '../../foundation/json-object.ts';
import type { Log } from '../../foundation/log.ts';
import { cleanFailure } from '../clean-words.ts';
import { checkBy } from '../http/check.ts';
import { openHttp } from '../http/connection.ts';
import { acceptedJobId, openResult } from '../http/job-answers.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import { pathBelow } from '../http/version-in-path.ts';
import type { CallContext, Media, ModelContext } from '../port/call.ts';
import type { JobReport, JobUpstream, VideoOrder, VideoResult } from '../port/jobs.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import type { Upstream } from '../port/upstream.ts';
import type { UpstreamParts } from '../upstream-parts.ts';
import { makePollPace, type PollPace } from './poll-pace.ts';
import { readRefusal } from './refusal.ts';
import { readReport } from './report.ts';
import { requestFor } from './request.ts';

/** Opens an upstream of xAI's interface for videos (https://docs.x.ai/docs/guides/video-generation). */
export function openXaiVideo(parts: UpstreamParts): Upstream {
  const http = openHttp(parts, {
    usualBaseUrl: 'https://api.x.ai/v1',
    authorize: (secret) => ({ authorization: `Bearer ${secret}` }),
    readRefusal,
  });
  return {
    video: new XaiVideo(http, parts),
    check: checkBy(http, { method: 'GET', path: pathBelow(http.baseUrl, '/v1/api-key') }),
    close: () => http.close(),
  };
}

const ACCEPTED = 202;
const MAX_WORDS = 20;

class XaiVideo implements JobUpstream<VideoOrder, VideoResult> {
  /** The interface documents no support for idempotency keys. */
  readonly knowsKeys = false;
  readonly #http: UpstreamHttp;
  readonly #pace: PollPace = makePollPace();
  readonly #name: string;
  readonly #log: Log;
  readonly #unknownWords = new Set<string>();

  constructor(http: UpstreamHttp, { name, log }: UpstreamParts) {
    this.#http = http;
    this.#name = name;
    this.#log = log;
  }

  async submit(order: VideoOrder, context: ModelContext): Promise<UpstreamOutcome<string>> {
    const value = requestFor(order, context.model);
    const path = pathBelow(this.#http.baseUrl, '/v1/videos/generations');
    const { model } = context;
    const call = { method: 'POST', path, model, body: { kind: 'json', value } } as const;
    const outcome = await this.#http.askJson(call, context);
    if (!outcome.ok) return outcome;
    return acceptedJobId(fieldsIn(outcome.value).request_id);
  }

  async poll(
    upstreamJobId: string,
    context: CallContext,
  ): Promise<UpstreamOutcome<JobReport<VideoResult>>> {
    const path = pathBelow(this.#http.baseUrl, `/v1/videos/${encodeURIComponent(upstreamJobId)}`);
    const outcome = await this.#http.ask({ method: 'GET', path, isAboutJob: true }, context);
    if (!outcome.ok) return outcome;
    const body = await this.#http.readJson(outcome.value, context);
    if (body.ok) return this.#report(upstreamJobId, body.value);
    // A running job may be reported by the status code alone.
    const isUnderWay = outcome.value.status === ACCEPTED;
    return isUnderWay ? { ok: true, value: this.#running(upstreamJobId, 0) } : body;
  }

  fetch(
    _upstreamJobId: string,
    reference: string,
    context: CallContext,
  ): Promise<UpstreamOutcome<Media>> {
    return openResult(this.#http, reference, context);
  }

  #report(upstreamJobId: string, body: unknown): UpstreamOutcome<JobReport<VideoResult>> {
    const said = readReport(body);
    if (said.kind === 'nonsense') return failed(NONSENSE);
    if (said.kind === 'running') {
      this.#warnOf(said.unknownWord);
      return { ok: true, value: this.#running(upstreamJobId, said.progress) };
    }
    this.#pace.forget(upstreamJobId);
    if (said.kind === 'done') return { ok: true, value: { state: 'done', result: said.result } };
    const failure = said.kind === 'keyless' ? this.#http.judge(said.status, body) : said.failure;
    return { ok: true, value: { state: 'failed', failure: cleanFailure(failure, this.#http) } };
  }

  #running(upstreamJobId: string, progress: number): JobReport<VideoResult> {
    return { state: 'running', progress, pollAfterSeconds: this.#pace.next(upstreamJobId) };
  }

  /** Logs each unknown status once, up to a maximum number of them. */
  #warnOf(word: string | undefined): void {
    const words = this.#unknownWords;
    if (word === undefined || words.has(word) || words.size >= MAX_WORDS) return;
    words.add(word);
    this.#log.warn({ upstream: this.#name, status: word }, 'upstream job in an unknown state');
  }
}

const NONSENSE: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer does not describe the job.",
};
