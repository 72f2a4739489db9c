import { isPresent, isRecord, type JsonRecord, recordsIn } from './json-record.ts';
import { invalid, missing } from './openai-chat-rules.ts';
import type { OpenAIFailure } from './openai-failures.ts';

/** The prefix of encrypted reasoning that this fake makes. */
export const SEAL = 'gAAAAAB-';
const ENCRYPTED = 'reasoning.encrypted_content';
const INCLUDABLE = [ENCRYPTED, 'message.output_text.logprobs', 'web_search_call.action.sources'];
const ROLES = ['developer', 'system', 'user', 'assistant'];
const KINDS = ['message', 'reasoning', 'function_call', 'function_call_output', 'item_reference'];

/** Whether a model reasons. */
export function thinks({ model }: JsonRecord): boolean {
  return /^(?:o\d|gpt-5)/.test(String(model));
}

/** Whether the reply shall contain encrypted reasoning. */
export function wantsThoughts({ include }: JsonRecord): boolean {
  return Array.isArray(include) && include.includes(ENCRYPTED);
}

/** Returns what is invalid in the body of a response request, if anything, with its status if that is not 400. */
export function responseFault(
  body: unknown,
): { readonly status: number; readonly failure: OpenAIFailure } | undefined {
  if (!isRecord(body)) return bad({ message: 'The body of your request is no JSON object.' });
  if (typeof body.model !== 'string') return bad(missing('model'));
  const { input, include, background, store, previous_response_id: previous } = body;
  if (typeof input !== 'string' && !Array.isArray(input)) return bad(missing('input'));
  if (isPresent(previous)) {
    const message = `Previous response with id '${previous}' not found.`;
    return bad({ message, param: 'previous_response_id', code: 'previous_response_not_found' });
  }
  if (background === true && store === false) {
    return bad(invalid('background', 'Only stored responses can run in the background.'));
  }
  return includeFault(body, include) ?? itemsFault(recordsIn(input));
}

/** Parameters that only response requests have, not token counts. */
const OF_ANSWERS = ['store', 'stream', 'include', 'max_output_tokens', 'temperature', 'metadata'];

/** Returns what is invalid in the body of a token count request, if anything. */
export function countFault(body: unknown): ReturnType<typeof responseFault> {
  if (!isRecord(body)) return responseFault(body);
  const extra = OF_ANSWERS.find((name) => name in body);
  if (extra === undefined) return responseFault(body);
  const message = `Unknown parameter: '${extra}'.`;
  return bad({ message, param: extra, code: 'unknown_parameter' });
}

function bad(failure: OpenAIFailure) {
  return { status: 400, failure };
}

function includeFault(body: JsonRecord, include: unknown) {
  if (!Array.isArray(include)) return undefined;
  const unknown = include.findIndex((name) => !INCLUDABLE.includes(name));
  if (unknown !== -1) return bad(invalid(`include[${unknown}]`, 'Unknown value.'));
  if (thinks(body) || !wantsThoughts(body)) return undefined;
  const message = 'Encrypted content is not supported with this model.';
  return bad({ message, param: 'include' });
}

/** Returns what is invalid in the input items. References fail: this fake stores nothing, whatever the request says. */
function itemsFault(items: readonly JsonRecord[]) {
  for (const [index, item] of items.entries()) {
    const at = `input[${index}]`;
    const { type = 'message', id, encrypted_content: sealed } = item;
    if (!KINDS.includes(String(type))) return bad(invalid(`${at}.type`, 'Unknown kind of item.'));
    if (type === 'message' && !ROLES.includes(String(item.role))) {
      return bad(invalid(`${at}.role`, 'Unknown role.'));
    }
    if (type === 'item_reference' || (type === 'reasoning' && typeof sealed !== 'string')) {
      const message = `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false.`;
      return { status: 404, failure: { message, param: 'input' } };
    }
    if (type === 'reasoning' && !String(sealed).startsWith(SEAL)) {
      const message = 'The encrypted content could not be verified.';
      return bad({ message, code: 'invalid_encrypted_content' });
    }
  }
  return undefined;
}
