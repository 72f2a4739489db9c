import { readCallInput } from '../call-input.ts';
import type {
  AssistantPart,
  Conversation,
  DocumentPart,
  ImagePart,
  Markable,
  TextPart,
  ToolCall,
  Turn,
  UserPart,
  Word,
} from '../conversation.ts';
import { readDocument, readImageSource } from '../data-uris.ts';
import { Fields } from '../fields.ts';
import { readDetail } from '../image-detail.ts';
import { readSaid } from '../turns.ts';
import { FunctionCalls } from './functions.ts';

/** Reads the leading instructions and the turns. */
export function readTurns(fields: Fields): Pick<Conversation, 'system' | 'turns'> {
  const calls = new FunctionCalls();
  const { instructions: system, turns } = readSaid(fields, (turn) => readByRole(turn, calls));
  return { system, turns };
}

function readByRole(fields: Fields, calls: FunctionCalls): Turn {
  const role = fields.needText('role');
  switch (role) {
    case 'system':
    case 'developer':
      return { role: 'system', texts: readTexts(fields) };
    case 'user':
      return { role, speaker: readSpeaker(fields), parts: readContent(fields, readWord) };
    case 'assistant':
      return { role, parts: [...readAssistantParts(fields), ...calls.readCall(fields)] };
    case 'tool':
      return { role: 'user', parts: [readResult(fields)] };
    case 'function': {
      const result = calls.readResult(fields);
      // Null is the result of a function that returns nothing.
      const isNothing = fields.take('content') === undefined;
      const words = isNothing ? [textPart('')] : readContent(fields, readWord);
      return { role: 'user', parts: [{ ...result, words }] };
    }
    default:
      return fields.refuse('role');
  }
}

/** The name distinguishes several users. */
function readSpeaker(fields: Fields): string | undefined {
  const name = fields.text('name');
  return name === '' ? undefined : name;
}

/** The name of an instruction's author is not passed to the model; nor, below, is the name of an answering agent. */
function readTexts(fields: Fields): readonly TextPart[] {
  fields.ignore('name');
  return readContent(fields, readTextPart);
}

/**
 * Some callers repeat the tool's name, which the call already has. Many upstreams of this interface also accept images
 * here.
 */
function readResult(fields: Fields): UserPart {
  fields.ignore('name');
  return {
    kind: 'result',
    callId: fields.needText('tool_call_id'),
    words: readContent(fields, readWord),
    isError: false,
  };
}

/** The fields in which services with this interface return reasoning. */
const THOUGHTS = [
  'reasoning_content',
  'reasoning',
  'reasoning_details',
  'thinking_blocks',
] as const;

/**
 * An earlier refusal is passed to the model as text. Annotations, which name sources of the text, have no counterpart
 * and are ignored. `parsed`, which SDKs add, is a copy of the text. Reasoning of another model is dropped.
 */
function readAssistantParts(fields: Fields): readonly AssistantPart[] {
  const content =
    fields.take('content') === undefined ? [] : readContent(fields, readAssistantText);
  const refusal = fields.text('refusal');
  const texts = refusal === undefined ? content : [...content, textPart(refusal)];
  const calls = fields.list('tool_calls', readCall) ?? [];
  fields.ignore('annotations', 'name', 'parsed', ...THOUGHTS, ...SIGNATURES);
  return [...texts.filter(({ text }) => text !== ''), ...calls];
}

/** Content is a text, or a list of parts. */
function readContent<Part>(
  fields: Fields,
  readPart: (value: unknown, at: string) => Part,
): readonly (Part | TextPart)[] {
  const content = fields.need('content', fields.take('content'));
  if (typeof content === 'string') return [textPart(content)];
  return fields.list('content', readPart) ?? [];
}

function readWord(value: unknown, at: string): Word {
  const fields = new Fields(value, at);
  const type = fields.take('type');
  if (type !== 'image_url' && type !== 'file') return readTextPart(value, at);
  const part = type === 'file' ? readFile(fields) : readImage(fields);
  const mark = readMark(fields);
  fields.close();
  return { ...part, ...mark };
}

/**
 * Callers mark content for caching with `cache_control`, the messages interface's field. OpenAI's own marks are
 * ignored.
 */
function readMark(fields: Fields): Markable {
  fields.ignore('prompt_cache_breakpoint');
  return { cacheMark: fields.object('cache_control') };
}

function readImage(fields: Fields): ImagePart {
  const image = fields.need('image_url', fields.fields('image_url'));
  const source = readImageSource(image, 'url');
  const detail = readDetail(image);
  image.close();
  return { kind: 'image', source, detail };
}

/** Refuses ids of files, which are stored at another vendor. */
function readFile(fields: Fields): DocumentPart {
  const file = fields.need('file', fields.fields('file'));
  file.allowOnly('file_id', () => false);
  const source = readDocument(file, 'file_data');
  const name = file.text('filename');
  file.close();
  return { kind: 'document', source, name };
}

/** Some SDKs copy other fields of the turn into the text part; those are read from the turn. */
function readAssistantText(value: unknown, at: string): TextPart {
  const fields = new Fields(value, at);
  if (fields.take('type') !== 'refusal') {
    fields.ignore('role', 'refusal', 'tool_calls', 'annotations', 'parsed');
    fields.ignore(...THOUGHTS, ...SIGNATURES);
    return readText(fields);
  }
  const part = textPart(fields.needText('refusal'));
  fields.close();
  return part;
}

function readTextPart(value: unknown, at: string): TextPart {
  return readText(new Fields(value, at));
}

function readText(fields: Fields): TextPart {
  if (fields.needText('type') !== 'text') fields.refuse('type');
  const part = textPart(fields.needText('text'));
  const mark = readMark(fields);
  fields.close();
  return { ...part, ...mark };
}

/**
 * The fields in which a service puts its signature of the reasoning before a call.
 *
 * @see https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const SIGNATURES = ['extra_content', 'provider_specific_fields'] as const;

/**
 * Ignores `index`, which callers that assemble streams leave in a call and its position already implies, and the parsed
 * arguments that SDKs add.
 */
function readCall(value: unknown, at: string): ToolCall {
  const fields = new Fields(value, at);
  if (fields.needText('type') !== 'function') fields.refuse('type');
  fields.ignore('index', ...SIGNATURES);
  const called = fields.need('function', fields.fields('function'));
  const call: ToolCall = {
    kind: 'call',
    id: fields.needText('id'),
    name: called.needText('name'),
    ...readCallInput(called.needText('arguments')),
  };
  called.ignore('parsed_arguments');
  called.close();
  fields.close();
  return call;
}

function textPart(text: string): TextPart {
  return { kind: 'text', text };
}
