import { createHash } from 'node:crypto';
import { definedOnly, type JsonObject } from '../../../foundation/json-object.ts';
import type {
  AssistantPart,
  Conversation,
  DocumentPart,
  DocumentSource,
  ImagePart,
  TextPart,
  Tool,
  ToolCall,
  ToolChoice,
  ToolResult,
  Turn,
  UserPart,
  Word,
} from '../conversation.ts';
import type { RequestOptions } from '../dialect.ts';
import { chatToolName } from '../tool-names.ts';

/** The interface demands a name for a schema; the model is not told more by it. */
const SCHEMA_NAME = 'answer';
/** A document must have a name too. */
const DOCUMENT_NAME = 'document.pdf';

/** A document of the one kind that messages have as a file. */
interface PdfPart extends DocumentPart {
  readonly source: Extract<DocumentSource, { readonly kind: 'pdf' }>;
}

/** What a message says: a text file is words like others here. */
type SaidWord = TextPart | ImagePart | PdfPart;

interface SaidResult extends ToolResult {
  readonly words: readonly SaidWord[];
}

/** Writes a request of the chat-completions interface. A stream is asked for with its token counts. */
export function writeRequest(
  conversation: Conversation,
  { tokenLimitName = 'max_completion_tokens', takesThoughts = false }: RequestOptions,
): JsonObject {
  const { tools, serviceTier, stream } = conversation;
  return definedOnly({
    model: conversation.model,
    messages: [
      ...writeSystem(conversation.system),
      ...conversation.turns.flatMap((turn) => writeTurn(turn, { takesThoughts })),
    ],
    tools: tools.length === 0 ? undefined : tools.map(writeTool),
    tool_choice: writeChoice(conversation),
    parallel_tool_calls: tools.length === 0 ? undefined : conversation.allowsParallelCalls,
    [tokenLimitName]: conversation.maxTokens,
    temperature: conversation.temperature,
    top_p: conversation.topP,
    stop: conversation.stopSequences,
    user: conversation.user === undefined ? undefined : writeUserName(conversation.user),
    reasoning_effort: conversation.effort,
    response_format: writeFormat(conversation),
    verbosity: conversation.verbosity,
    service_tier: serviceTier === 'standard' ? 'default' : serviceTier,
    stream,
    stream_options: stream === true ? { include_usage: true } : undefined,
  });
}

/** The most characters that the interface takes of a name of a person; agents of the other one send more. */
const USER_CHARACTERS_UP_TO = 128;

/** A name that is too long becomes another, always the same: it is opaque, and told for nothing but to be known again. */
function writeUserName(user: string): string {
  return user.length <= USER_CHARACTERS_UP_TO
    ? user
    : createHash('sha256').update(user).digest('hex');
}

/** All instructions before the conversation are one turn: many chat models know only one, and only at the start. */
function writeSystem(texts: readonly TextPart[]): readonly JsonObject[] {
  return texts.length === 0 ? [] : [{ role: 'system', content: writeTexts(texts) }];
}

function writeTurn(turn: Turn, options: ThoughtOptions): readonly JsonObject[] {
  switch (turn.role) {
    case 'system':
      return writeSystem(turn.texts);
    case 'user':
      return writeUser(turn.parts);
    case 'assistant':
      return [writeAssistant(turn.parts, options)];
  }
}

/**
 * Each result is a turn of its own here, right after the calls, and has text only: its files are in the turn of the user
 * that comes behind all results, before what else is said.
 */
function writeUser(parts: readonly UserPart[]): readonly JsonObject[] {
  const results = parts.filter((part) => part.kind === 'result').map(withFilesAsWords);
  const others = parts.filter((part) => part.kind !== 'result').map(asWords);
  const words = [...results.flatMap(writeFiles), ...others];
  const turns = results.map(writeResult);
  return words.length === 0 ? turns : [...turns, { role: 'user', content: writeWords(words) }];
}

function withFilesAsWords(result: ToolResult): SaidResult {
  return { ...result, words: result.words.map(asWords) };
}

/** What a result says that has files and no text. */
const FILES_FOLLOW: TextPart = { kind: 'text', text: 'The files that this call gave follow.' };

/** That a tool failed has no field here; its text says so. */
function writeResult({ callId, words, isError }: SaidResult): JsonObject {
  const texts = words.filter((word) => word.kind === 'text');
  const said = texts.length === 0 && words.length > 0 ? [FILES_FOLLOW] : texts;
  const [first, ...others] = said;
  const failure = { kind: 'text', text: `Error: ${first?.text ?? ''}` } as const;
  const told = isError ? [failure, ...others] : said;
  return { role: 'tool', tool_call_id: callId, content: writeTexts(told) };
}

/** The files of a result, and which call gave them. */
function writeFiles({ callId, words }: SaidResult): readonly SaidWord[] {
  const files = words.filter((word) => word.kind !== 'text');
  return files.length === 0
    ? []
    : [{ kind: 'text', text: `The files that call ${callId} gave:` }, ...files];
}

function writeWords(words: readonly SaidWord[]): unknown {
  const [first] = words;
  if (words.length === 1 && first?.kind === 'text') return first.text;
  return words.map(writeWord);
}

function writeWord(word: SaidWord): JsonObject {
  switch (word.kind) {
    case 'text':
      return { type: 'text', text: word.text };
    case 'image':
      return { type: 'image_url', image_url: writeImage(word) };
    case 'document':
      return writeDocument(word);
  }
}

function writeDocument({ source, name }: PdfPart): JsonObject {
  const file_data = `data:application/pdf;base64,${source.base64}`;
  return { type: 'file', file: { filename: name ?? DOCUMENT_NAME, file_data } };
}

/** Puts a text file into words, under its name. */
function asWords(word: Word): SaidWord {
  if (word.kind !== 'document') return word;
  const { source, name } = word;
  if (source.kind === 'pdf') return { ...word, source };
  const file = name === undefined ? 'A file' : `The file ${name}`;
  return { kind: 'text', text: `${file}:\n\n${source.text}` };
}

function writeImage(image: ImagePart): JsonObject {
  return definedOnly({ url: writeAddress(image), detail: image.detail?.look });
}

function writeAddress({ source }: ImagePart): string {
  return source.kind === 'address'
    ? source.url
    : `data:${source.mediaType};base64,${source.base64}`;
}

function writeTexts(texts: readonly TextPart[]): unknown {
  if (texts.length <= 1) return texts[0]?.text ?? '';
  return texts.map(({ text }) => ({ type: 'text', text }));
}

interface ThoughtOptions {
  readonly takesThoughts: boolean;
}

function writeAssistant(
  parts: readonly AssistantPart[],
  { takesThoughts }: ThoughtOptions,
): JsonObject {
  const thoughts = takesThoughts ? writeThoughts(parts) : {};
  const texts = parts.filter((part) => part.kind === 'text');
  const called = parts.filter((part) => part.kind === 'call');
  const calls = called.map((call) => writeCall({ ...call, name: chatToolName(call.name) }));
  const content = texts.length === 0 && calls.length > 0 ? null : writeTexts(texts);
  const said = { role: 'assistant', content, ...thoughts };
  return calls.length === 0 ? said : { ...said, tool_calls: calls };
}

/**
 * What the model has thought before its calls. Some refuse to go on without.
 *
 * @see https://api-docs.deepseek.com/guides/thinking_mode
 */
function writeThoughts(parts: readonly AssistantPart[]): JsonObject {
  const thoughts = parts.filter((part) => part.kind === 'thought');
  const [first] = thoughts;
  return first === undefined ? {} : { [first.field]: thoughts.map(({ text }) => text).join('') };
}

/** Writes a call, in requests and in answers. */
export function writeCall({ id, name, input }: ToolCall): JsonObject {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(input) } };
}

function writeTool({ name, description, inputSchema, isStrict }: Tool): JsonObject {
  const called = chatToolName(name);
  const definition = { name: called, description, parameters: inputSchema, strict: isStrict };
  return { type: 'function', function: definedOnly(definition) };
}

function writeChoice({ tools, toolChoice }: Conversation): unknown {
  if (toolChoice === undefined || isIdle(toolChoice, tools)) return undefined;
  if (toolChoice.kind === 'any') return 'required';
  if (toolChoice.kind !== 'tool') return toolChoice.kind;
  return { type: 'function', function: { name: chatToolName(toolChoice.name) } };
}

/** Without tools there is no choice to make, and saying so is refused. */
function isIdle({ kind }: ToolChoice, tools: readonly Tool[]): boolean {
  return tools.length === 0 && (kind === 'auto' || kind === 'none');
}

function writeFormat({ answerSchema, answersInJson }: Conversation): unknown {
  if (answerSchema === undefined) {
    return answersInJson === true ? { type: 'json_object' } : undefined;
  }
  const { name = SCHEMA_NAME, description, isStrict: strict, schema } = answerSchema;
  return { type: 'json_schema', json_schema: definedOnly({ name, description, strict, schema }) };
}
