import { isPresent, isRecord, type JsonRecord, recordsIn } from './json-record.ts';

const ROLES = ['user', 'assistant', 'system'];

/** Returns what is invalid in the body of a message request, if anything. */
export function messageFault(body: unknown): string | undefined {
  if (!isRecord(body)) return 'The request body is not valid JSON.';
  if (typeof body.model !== 'string') return 'model: Field required';
  if (!isPresent(body.max_tokens)) return 'max_tokens: Field required';
  if (!Number.isInteger(body.max_tokens) || Number(body.max_tokens) < 0) {
    return 'max_tokens: Input should be an integer greater than or equal to 0';
  }
  if (!Array.isArray(body.messages)) return 'messages: Field required';
  if (body.messages.length === 0) return 'messages: at least one message is required';
  const faults = body.messages.map(turnFault);
  return faults.find((fault) => fault !== undefined) ?? toolFault(body) ?? settingsFault(body);
}

/** Parameters that only message requests have, not token counts. */
const OF_ANSWERS = ['max_tokens', 'stream', 'metadata', 'stop_sequences', 'temperature'];

/** Returns what is invalid in the body of a token count request, if anything. */
export function countFault(body: unknown): string | undefined {
  if (!isRecord(body)) return messageFault(body);
  const extra = OF_ANSWERS.find((name) => name in body);
  if (extra !== undefined) return `${extra}: Extra inputs are not permitted`;
  return messageFault({ ...body, max_tokens: 1 });
}

function turnFault(message: unknown, index: number): string | undefined {
  const at = `messages.${index}`;
  if (!isRecord(message)) return `${at}: Input should be an object`;
  // The initial system prompt is a parameter of its own; only later system messages may be in the list.
  if (!ROLES.includes(String(message.role)) || (index === 0 && message.role === 'system'))
    return `${at}.role: Input should be 'user', or later 'assistant' or 'system'`;
  const { content } = message;
  if (typeof content !== 'string' && !Array.isArray(content))
    return `${at}.content: Field required`;
  return content.length === 0 ? `${at}: content must not be empty` : undefined;
}

/** A tool result must answer a tool use in the message before it. */
function toolFault({ messages, tools }: JsonRecord): string | undefined {
  const turns = recordsIn(messages);
  for (const [index, turn] of turns.entries()) {
    const used = recordsIn(turns[index - 1]?.content).map(({ id }) => id);
    const results = recordsIn(turn.content).filter(({ type }) => type === 'tool_result');
    const stray = results.find(({ tool_use_id: id }) => !used.includes(id));
    if (stray !== undefined) return `messages.${index}: tool_result without its tool_use`;
  }
  const unnamed = recordsIn(tools).some(({ type, name, input_schema: schema }) => {
    return typeof name !== 'string' || ((type ?? 'custom') === 'custom' && !isRecord(schema));
  });
  return unnamed ? 'tools: name and input_schema are required' : undefined;
}

function settingsFault({
  temperature,
  system,
  max_tokens,
  stream,
}: JsonRecord): string | undefined {
  if (isPresent(temperature) && !(Number(temperature) >= 0 && Number(temperature) <= 1)) {
    return 'temperature: range: 0..1';
  }
  if (isPresent(system) && typeof system !== 'string' && !Array.isArray(system)) {
    return 'system: Input should be a string or a list';
  }
  if (max_tokens === 0 && stream === true) return 'stream: max_tokens must be greater than 0';
  return undefined;
}

/** The API version that refuses some parameters the older one accepted. */
export const NEWER_VERSION = '2026-10-21';

const SINCE_REMOVED = ['temperature', 'top_p', 'top_k'];

/** Returns what the requested API version refuses in an otherwise valid message request. */
export function versionFault(body: JsonRecord, version: unknown): string | undefined {
  if (version !== NEWER_VERSION) return undefined;
  const removed = SINCE_REMOVED.find((name) => isPresent(body[name]));
  if (removed !== undefined) return `${removed}: Extra inputs are not permitted`;
  const turns = recordsIn(body.messages).flatMap(({ role, content }) => {
    return recordsIn(content).map((block) => ({ role, ...block }));
  });
  const isMisplaced = turns.some((block: JsonRecord) => {
    const isCited = Array.isArray(block.citations) && block.citations.length > 0;
    return block.role === 'assistant'
      ? block.type === 'document'
      : block.type === 'text' && isCited;
  });
  return isMisplaced ? 'messages: documents and citations are not permitted there' : undefined;
}
