import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withJson } from './fake-answer.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** An error in the fields of the API. */
export interface OpenAIFailure {
  readonly message: string;
  readonly type?: string;
  readonly param?: string;
  readonly code?: string;
}

/** Replies with an error in OpenAI's published schema `ErrorResponse`. */
export function withFailure(status: number, failure: OpenAIFailure): FakeAnswer {
  return withJson(status, failureBody(status, failure), requestId());
}

/** The body of an error reply. */
export function failureBody(
  status: number,
  { message, type = typeOf(status), param, code }: OpenAIFailure,
): object {
  return { error: { message, type, param: param ?? null, code: code ?? null } };
}

/** The headers that every reply has. */
export function requestId(): { readonly 'x-request-id': string } {
  return { 'x-request-id': `req_${randomUUID().replaceAll('-', '')}` };
}

const TYPES: Readonly<Record<number, string>> = {
  401: 'invalid_request_error',
  429: 'requests',
  500: 'server_error',
  502: 'server_error',
  503: 'server_error',
};

function typeOf(status: number): string {
  return TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
}

type Status = Extract<Misbehaviour, { kind: 'status' }>;

function failing(status: number, failure: OpenAIFailure): Status {
  return { kind: 'status', status, body: failureBody(status, failure) };
}

/** Errors that no valid request causes by itself, for use with `misbehave`. */
export const OPENAI_REFUSALS = {
  /** The image models' refusal of a prompt, newer models. */
  moderationBlocked: failing(400, {
    message: 'Your request was rejected by the safety system.',
    type: 'image_generation_user_error',
    code: 'moderation_blocked',
  }),
  /** The image models' refusal of a prompt, older models. */
  contentPolicy: failing(400, {
    message: 'Your prompt may contain what the content policy does not allow.',
    code: 'content_policy_violation',
  }),
  rateLimited: failing(429, {
    message: 'Rate limit reached for requests.',
    type: 'requests',
    code: 'rate_limit_exceeded',
  }),
  /** The operator's account is out of quota: a 429 that waiting does not resolve. */
  outOfQuota: failing(429, {
    message: 'You exceeded your current quota.',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  contextTooLong: failing(400, {
    message: "This model's maximum context length is 8192 tokens.",
    param: 'messages',
    code: 'context_length_exceeded',
  }),
} as const satisfies Readonly<Record<string, Status>>;
