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
import { Fields, isEmpty, isOneOf } from '../fields.ts';
import { readSaid } from '../turns.ts';

/** Reads the instructions before all else, and the turns. */
export function readTurns(fields: Fields): Pick<Conversation, 'system' | 'turns'> {
  const { instructions: system, turns } = readSaid(fields, readByRole);
  return { system, turns };
}

function readByRole(fields: Fields): Turn {
  const role = fields.needText('role');
  switch (role) {
    case 'system':
    case 'developer':
      return { role: 'system', texts: readTexts(fields) };
    case 'user':
      return { role, speaker: readSpeaker(fields), parts: readContent(fields, readWord) };
    case 'assistant':
      return { role, parts: readAssistantParts(fields) };
    case 'tool':
      return { role: 'user', parts: [readResult(fields)] };
    default:
      return fields.refuse('role');
  }
}

/** The name tells several users apart. */
function readSpeaker(fields: Fields): string | undefined {
  const name = fields.text('name');
  return name === '' ? undefined : name;
}

/** Who instructs is no word to the model, nor, below, which agent has answered. */
function readTexts(fields: Fields): readonly TextPart[] {
  fields.ignore('name');
  return readContent(fields, readTextPart);
}

/** Some repeat the tool's name, which the call has said. Many who speak the interface take pictures here too. */
function readResult(fields: Fields): UserPart {
  fields.ignore('name');
  return {
    kind: 'result',
    callId: fields.needText('tool_call_id'),
    words: readContent(fields, readWord),
    isError: false,
  };
}

/** Where those who speak the interface put what their models have thought, each in its own words. */
const THOUGHTS = [
  'reasoning_content',
  'reasoning',
  'reasoning_details',
  'thinking_blocks',
] as const;

/**
 * What the assistant refused to say is text to it now. Links that it found have no place. SDKs leave in it what they
 * have read out of its text (`parsed`), which says nothing more. What another model has thought is not for this one.
 */
function readAssistantParts(fields: Fields): readonly AssistantPart[] {
  const content =
    fields.take('content') === undefined ? [] : readContent(fields, readAssistantText);
  const refusal = fields.text('refusal');
  const texts = refusal === undefined ? content : [...content, textPart(refusal)];
  const calls = fields.list('tool_calls', readCall) ?? [];
  fields.allowOnly('annotations', isEmpty);
  fields.ignore('name', 'parsed', ...THOUGHTS, ...SIGNATURES);
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

/** Callers who know of other upstreams say what these are to keep in the words of the messages interface. */
function readMark(fields: Fields): Markable {
  fields.ignore('prompt_cache_breakpoint');
  return { cacheMark: fields.object('cache_control') };
}

function readImage(fields: Fields): ImagePart {
  const image = fields.need('image_url', fields.fields('image_url'));
  // A coarse look has no counterpart; a close one is how the other interface looks anyway.
  image.allowOnly('detail', isOneOf('auto', 'high'));
  const source = readImageSource(image, 'url');
  image.close();
  return { kind: 'image', source };
}

/** Files that the upstream keeps are its own. */
function readFile(fields: Fields): DocumentPart {
  const file = fields.need('file', fields.fields('file'));
  file.allowOnly('file_id', () => false);
  const source = readDocument(file, 'file_data');
  const name = file.text('filename');
  file.close();
  return { kind: 'document', source, name };
}

/** Some SDKs copy into the text what else its turn has, where it is read. */
function readAssistantText(value: unknown, at: string): TextPart {
  const fields = new Fields(value, at);
  if (fields.take('type') !== 'refusal') {
    fields.ignore('role', 'refusal', 'tool_calls', 'parsed', ...THOUGHTS, ...SIGNATURES);
    fields.allowOnly('annotations', isEmpty);
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
 * Where a service signs what its model has thought before a call, for itself.
 *
 * @see https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const SIGNATURES = ['extra_content', 'provider_specific_fields'] as const;

/**
 * Callers who put a stream together leave the call's `index` in it, which says no more than its place does, and SDKs
 * the arguments as they have read them.
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
    input: readCallInput(called),
  };
  called.ignore('parsed_arguments');
  called.close();
  fields.close();
  return call;
}

function textPart(text: string): TextPart {
  return { kind: 'text', text };
}
