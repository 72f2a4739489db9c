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
import { Untranslatable } from '../fields.ts';
import { isOpenThought } from '../thought.ts';
import { chatToolName } from '../tool-names.ts';

/** The interface requires a name for a schema; this one tells the model nothing more. */
const SCHEMA_NAME = 'answer';
/** The interface also requires a name for a document. */
const DOCUMENT_NAME = 'document.pdf';

/** A PDF, the only kind of document that can be sent as a file. */
interface PdfPart extends DocumentPart {
  readonly source: Extract<DocumentSource, { readonly kind: 'pdf' }>;
}

/** The content of a message; text files become text. */
type SaidWord = TextPart | ImagePart | PdfPart;

interface SaidResult extends ToolResult {
  readonly words: readonly SaidWord[];
}

/**
 * Writes a request of the chat-completions interface. A stream is requested with token counts.
 *
 * @throws Untranslatable
 */
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

/** The interface's limit for user identifiers, in characters; agents on the messages interface send longer ones. */
const MAX_USER_CHARACTERS = 128;

/** An identifier that is too long is replaced by its hash: it is opaque, and only needs to be stable. */
function writeUserName(user: string): string {
  return user.length <= MAX_USER_CHARACTERS
    ? user
    : createHash('sha256').update(user).digest('hex');
}

/** Leading instructions are joined into one system turn: many chat models accept only one, at the start. */
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
 * Each tool result becomes its own turn directly after the calls, and contains only text. The files of results go into
 * the user turn that follows all results, before its other content.
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

/** The text of a tool result that has only files. */
const FILES_FOLLOW: TextPart = { kind: 'text', text: 'The files that this call gave follow.' };

/** The interface has no field for a failed tool, so the text is prefixed. */
function writeResult({ callId, words, isError }: SaidResult): JsonObject {
  const texts = words.filter((word) => word.kind === 'text');
  const said = texts.length === 0 && words.length > 0 ? [FILES_FOLLOW] : texts;
  const [first, ...others] = said;
  const failure = { kind: 'text', text: `Error: ${first?.text ?? ''}` } as const;
  const told = isError ? [failure, ...others] : said;
  return { role: 'tool', tool_call_id: callId, content: writeTexts(told) };
}

/** The files of a tool result, preceded by the id of the call. */
function writeFiles({ callId, words }: SaidResult): readonly SaidWord[] {
  const files = words.filter((word) => word.kind !== 'text');
  return files.length === 0
    ? []
    : [{ kind: 'text', text: `The files that call ${callId} gave:` }, ...files];
}

function writeWords(words: readonly SaidWord[]): unknown {
  const texts = words.filter((word) => word.kind === 'text');
  return texts.length === words.length ? writeTexts(texts) : words.map(writeWord);
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

/**
 * Converts a text file to text that includes its name.
 *
 * @throws Untranslatable for a file at an address, which is not fetched here
 */
function asWords(word: Word): SaidWord {
  if (word.kind !== 'document') return word;
  const { source, name } = word;
  if (source.kind === 'pdf') return { ...word, source };
  if (source.kind === 'address') throw new Untranslatable(source.at);
  const file = name === undefined ? 'A file' : `The file ${name}`;
  return { kind: 'text', text: `${file}:\n\n${source.text}` };
}

function writeImage(image: ImagePart): JsonObject {
  return definedOnly({ url: writeAddress(image), detail: image.detail });
}

function writeAddress({ source }: ImagePart): string {
  return source.kind === 'address'
    ? source.url
    : `data:${source.mediaType};base64,${source.base64}`;
}

/** Several texts are joined into one, because many services take content as a list only beside images, or never. */
function writeTexts(texts: readonly TextPart[], separator = '\n\n'): string {
  return texts.map(({ text }) => text).join(separator);
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
  // An answer is often split within its sentences, as at the end of a quotation.
  const content = texts.length === 0 && calls.length > 0 ? null : writeTexts(texts, '');
  const said = { role: 'assistant', content, ...thoughts };
  return calls.length === 0 ? said : { ...said, tool_calls: calls };
}

/**
 * The reasoning before a call. Some models refuse to continue without it. That of another interface is dropped.
 *
 * @see https://api-docs.deepseek.com/guides/thinking_mode
 */
function writeThoughts(parts: readonly AssistantPart[]): JsonObject {
  const thoughts = parts.filter(isOpenThought);
  const [first] = thoughts;
  return first === undefined ? {} : { [first.field]: thoughts.map(({ text }) => text).join('') };
}

/** Writes a call, in requests and in answers. */
export function writeCall({ id, name, input, malformed }: ToolCall): JsonObject {
  const called = { name, arguments: malformed ?? JSON.stringify(input) };
  return { id, type: 'function', function: called };
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

/** Without tools, the interface refuses a tool choice. */
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
