import { definedOnly, type JsonObject } from '../../../foundation/json-object.ts';
import type {
  AssistantPart,
  Conversation,
  DocumentPart,
  DocumentSource,
  ImagePart,
  Markable,
  SpokenTurn,
  TextPart,
  Tool,
  ToolCall,
  ToolResult,
  UserPart,
} from '../conversation.ts';
import type { FieldNames, RequestOptions, WritingOptions } from '../dialect.ts';
import { Untranslatable } from '../fields.ts';
import { isOpenThought, type OpenThought } from '../thought.ts';
import { joinTurns } from '../turns.ts';
import { type PlacedTurns, placeInstructions } from './instruction-placing.ts';
import { strictSchema } from './schema-writing.ts';
import { settingsAsInstructions } from './settings-as-instructions.ts';
import { writeOutput, writeSampling, writeThinking, writeTier } from './settings-writing.ts';
import { writeSignedThought } from './thoughts.ts';

/**
 * Writes a request of the messages interface. Consecutive turns of one role are joined, because the interface requires
 * all results of one round of calls in one turn.
 *
 * @throws Untranslatable
 */
export function writeRequest(conversation: Conversation, options: WritingOptions): JsonObject {
  const { tools, user, serviceTier } = conversation;
  const { instructions, spoken } = placeInstructions(conversation);
  refuseWhatHasNoWord(spoken, options);
  return definedOnly({
    model: conversation.model,
    max_tokens: limitOf(conversation.maxTokens, options, options.fieldNames.tokenLimit),
    system: writeSystem([...instructions, ...settingsAsInstructions(conversation)]),
    messages: joinTurns(spoken.filter(saysAnything)).map(writeTurn),
    tools: tools.length === 0 ? undefined : tools.map(writeTool),
    tool_choice: writeChoice(conversation),
    ...writeSampling(conversation),
    top_k: OFF.has(conversation.topK) ? undefined : conversation.topK,
    stop_sequences: writeStops(conversation.stopSequences),
    metadata: user === undefined ? undefined : { user_id: user },
    thinking: writeThinking(conversation),
    output_config: writeOutput(conversation),
    service_tier: writeTier(serviceTier),
    stream: conversation.stream,
  });
}

/** The values of `top_k` with which servers of chat completions, such as vLLM, consider all tokens. */
const OFF: ReadonlySet<unknown> = new Set([-1, 0]);

/**
 * The token limit, which the interface requires.
 *
 * @throws Untranslatable if neither the request nor the options set one
 */
export function limitOf(
  asked: unknown,
  { maxTokens }: RequestOptions,
  name = 'max_tokens',
): unknown {
  const limit = asked ?? maxTokens;
  if (limit !== undefined) return limit;
  throw new Untranslatable(name, 'is required: this model has no limit of its own.');
}

/**
 * Writes the stop sequences. The interface refuses those without a visible character.
 *
 * @throws Untranslatable under the name in chat completions, the only other interface that has them
 */
function writeStops(sequences: Conversation['stopSequences']): Conversation['stopSequences'] {
  if (sequences?.some((sequence) => sequence.trim() === '') === true) {
    throw new Untranslatable('stop', STOPS_AT_BLANKS);
  }
  return sequences;
}

const STOPS_AT_BLANKS =
  'must have a character besides white space in each sequence: this model cannot stop at white space alone.';

/** @throws Untranslatable */
function refuseWhatHasNoWord(
  spoken: PlacedTurns['spoken'],
  { fieldNames }: { readonly fieldNames: FieldNames },
): void {
  if (spoken.at(-1)?.role !== 'assistant') return;
  throw new Untranslatable(fieldNames.conversation, ASKS_NOTHING);
}

const ASKS_NOTHING =
  "must not end with what the assistant has said: this model's upstream answers what is said to it, and nothing else.";

/**
 * A model may answer with nothing but its reasoning, but the interface refuses assistant turns without anything else.
 * Empty user turns are left as they are.
 */
function saysAnything({ role, parts }: SpokenTurn): boolean {
  return role === 'user' || parts.some(isWorthSaying);
}

function isWorthSaying(part: UserPart | AssistantPart): boolean {
  return part.kind !== 'thought' && (part.kind !== 'text' || !isBlank(part.text));
}

function writeSystem(texts: readonly TextPart[]): unknown {
  const said = texts.filter(({ text }) => !isBlank(text));
  return said.length === 0 ? undefined : (textAlone(said) ?? said.map(writeText));
}

/**
 * A single text without a cache mark is written as a plain string, which all upstreams understand; a cache mark needs a
 * block.
 */
function textAlone(parts: readonly SaidPart[]): string | undefined {
  const [first] = parts;
  if (parts.length !== 1 || first?.kind !== 'text') return undefined;
  return first.cacheMark === undefined ? first.text : undefined;
}

function writeTurn(turn: SpokenTurn): JsonObject {
  const { role, parts } = turn;
  const said = parts.filter(isSaid);
  return { role, content: textAlone(said) ?? withoutBlanks(said).map(writePart) };
}

/** Content of either side, without reasoning of another interface. */
type SaidPart = Exclude<UserPart | AssistantPart, OpenThought>;

/**
 * Reasoning from another interface is meaningless in this one, which refuses reasoning without a signature, as of an
 * answer that was cut off.
 */
function isSaid(part: UserPart | AssistantPart): part is SaidPart {
  return !isOpenThought(part) && (part.kind !== 'thought' || part.signature !== undefined);
}

/** The interface refuses blank texts; they are dropped if there are other parts. */
function withoutBlanks(parts: readonly SaidPart[]): readonly SaidPart[] {
  const said = parts.filter((part) => part.kind !== 'text' || !isBlank(part.text));
  return said.length === 0 ? parts : said;
}

function writePart(part: SaidPart): JsonObject {
  switch (part.kind) {
    case 'text':
      return writeText(part);
    case 'image':
      return marked({ type: 'image', source: writeSource(part) }, part);
    case 'document':
      return writeDocument(part);
    case 'call':
      return { type: 'tool_use', id: callId(part.id), name: part.name, input: writeInput(part) };
    case 'result':
      return writeResult(part);
    case 'thought':
      return writeSignedThought(part);
  }
}

function writeText({ text, cacheMark }: TextPart): JsonObject {
  return marked({ type: 'text', text }, { cacheMark });
}

function writeDocument({ source, name, cacheMark }: DocumentPart): JsonObject {
  const block = { type: 'document', source: writeDocumentSource(source), title: name };
  return marked(block, { cacheMark });
}

function writeDocumentSource(source: DocumentSource): JsonObject {
  switch (source.kind) {
    case 'text':
      return { type: 'text', media_type: 'text/plain', data: source.text };
    case 'pdf':
      return { type: 'base64', media_type: 'application/pdf', data: source.base64 };
    case 'address':
      return { type: 'url', url: source.url };
  }
}

function marked(block: JsonObject, { cacheMark }: Markable): JsonObject {
  return definedOnly({ ...block, cache_control: cacheMark });
}

function writeSource({ source }: ImagePart): JsonObject {
  return source.kind === 'address'
    ? { type: 'url', url: source.url }
    : { type: 'base64', media_type: source.mediaType, data: source.base64 };
}

/** Arguments that are no JSON object are an object here: what the tool has answered explains them to the model. */
function writeInput({ input, malformed }: ToolCall): JsonObject {
  return malformed === undefined ? input : { malformed_arguments: malformed };
}

function writeResult(result: ToolResult): JsonObject {
  const { words, isError } = result;
  const said = words.filter((word) => word.kind !== 'text' || !isBlank(word.text));
  const content = textAlone(words) ?? said.map(writePart);
  return definedOnly({
    type: 'tool_result',
    tool_use_id: callId(result.callId),
    content: content.length === 0 ? undefined : content,
    is_error: isError ? true : undefined,
  });
}

/**
 * Call ids of earlier turns may come from another upstream; this interface allows only letters, digits, `_` and `-`.
 * The same id is always replaced by the same one.
 */
function callId(id: string): string {
  return id.replace(/[^\w-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}`);
}

/** The interface requires a schema of type object, even for a tool without input. */
function writeTool({ name, description, inputSchema, isStrict, cacheMark }: Tool): JsonObject {
  const schema = { type: 'object', ...(inputSchema ?? { properties: {} }) };
  const input_schema = isStrict === true ? strictSchema(schema) : schema;
  return marked({ name, description, input_schema, strict: isStrict }, { cacheMark });
}

/** Without tools, a tool choice is dropped, unless it demands a call: then the upstream reports the error. */
function writeChoice({ tools, toolChoice, allowsParallelCalls }: Conversation): unknown {
  const kind = toolChoice?.kind ?? 'auto';
  if (tools.length === 0 && (kind === 'auto' || kind === 'none')) return undefined;
  if (toolChoice === undefined && allowsParallelCalls === undefined) return undefined;
  return definedOnly({
    type: kind,
    name: toolChoice?.kind === 'tool' ? toolChoice.name : undefined,
    disable_parallel_tool_use:
      kind === 'none' || allowsParallelCalls === undefined ? undefined : !allowsParallelCalls,
  });
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
