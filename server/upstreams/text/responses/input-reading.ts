import { readCallInput } from '../call-input.ts';
import type {
  AssistantPart,
  Conversation,
  DocumentPart,
  ImagePart,
  TextPart,
  ToolCall,
  Turn,
  Word,
} from '../conversation.ts';
import { readDocument, readImageSource } from '../data-uris.ts';
import { Fields } from '../fields.ts';
import { readDetail } from '../image-detail.ts';
import { unseal } from '../sealed-thought.ts';
import { nameWithin } from '../tool-names.ts';
import { apart, lastSpeaks } from '../turns.ts';
import { refuseReference } from './kept-state.ts';
import { fromCustomInput } from './tool-reading.ts';

/**
 * Reads the leading instructions and the turns; the input is a text or a list of items.
 *
 * @throws Untranslatable
 */
export function readInput(fields: Fields): Pick<Conversation, 'system' | 'turns'> {
  const told = fields.text('instructions');
  const before = told === undefined ? [] : [textPart(told)];
  const input = fields.need('input', fields.take('input'));
  if (typeof input === 'string') {
    return { system: before, turns: [{ role: 'user', parts: [textPart(input)] }] };
  }
  const said = joinItems((fields.list('input', readItem) ?? []).filter(saysAnything));
  if (lastSpeaks(said)?.parts.some(({ kind }) => kind === 'call') === true) {
    fields.refuse('input', 'must not end with a call: send what came of it.');
  }
  const { instructions, turns } = apart(said);
  return { system: [...before, ...instructions], turns };
}

/** An assistant turn is empty if it held only another upstream's reasoning. */
function saysAnything(turn: Turn): boolean {
  return turn.role !== 'assistant' || turn.parts.length > 0;
}

/**
 * Joins items into turns: the text, reasoning and calls of one answer are separate items here and one turn elsewhere;
 * so are the results of its calls.
 */
function joinItems(turns: readonly Turn[]): readonly Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const both = together(joined.at(-1), turn);
    if (both === undefined) joined.push(turn);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function together(one: Turn | undefined, next: Turn): Turn | undefined {
  if (one?.role === 'assistant' && next.role === 'assistant') {
    return { role: 'assistant', parts: [...one.parts, ...next.parts] };
  }
  if (one?.role !== 'user' || next.role !== 'user') return undefined;
  if (![...one.parts, ...next.parts].every(({ kind }) => kind === 'result')) return undefined;
  return { role: 'user', parts: [...one.parts, ...next.parts] };
}

/** Items copied from an earlier response have an id, creator and status, which are ignored. */
function readItem(value: unknown, at: string): Turn {
  const fields = new Fields(value, at);
  const turn = readByType(fields);
  fields.ignore('id', 'status', 'type', 'created_by');
  fields.close();
  return turn;
}

function readByType(fields: Fields): Turn {
  const type = fields.text('type') ?? 'message';
  switch (type) {
    case 'message':
      return readMessage(fields);
    case 'function_call':
      return assistant([readCall(fields)]);
    case 'custom_tool_call':
      return assistant([readCustomCall(fields)]);
    case 'function_call_output':
    case 'custom_tool_call_output':
      return readResult(fields);
    case 'reasoning':
      return assistant(readThought(fields));
    case 'item_reference':
      return refuseReference(fields);
    default:
      return fields.refuse('type');
  }
}

function assistant(parts: readonly AssistantPart[]): Turn {
  return { role: 'assistant', parts };
}

function readMessage(fields: Fields): Turn {
  const role = fields.needText('role');
  // The phase of an answer that the message belongs to; specific to the vendor.
  fields.ignore('phase');
  switch (role) {
    case 'system':
    case 'developer':
      return { role: 'system', texts: readContent(fields, 'content', readText) };
    case 'user':
      return { role, parts: readContent(fields, 'content', readWord) };
    case 'assistant': {
      const texts = readContent(fields, 'content', readAnswered);
      return assistant(texts.filter(({ text }) => text !== ''));
    }
    default:
      return fields.refuse('role');
  }
}

/** Content is a text, or a list of parts. */
function readContent<Part>(
  fields: Fields,
  name: string,
  readPart: (part: Fields, type: string) => Part,
): readonly (Part | TextPart)[] {
  const content = fields.need(name, fields.take(name));
  if (typeof content === 'string') return [textPart(content)];
  const parts = fields.list(name, (value, at) => {
    const part = new Fields(value, at);
    const read = readPart(part, part.needText('type'));
    // A cache hint, without which the answer is the same.
    part.ignore('prompt_cache_breakpoint');
    part.close();
    return read;
  });
  return parts ?? [];
}

function readText(part: Fields, type: string): TextPart {
  if (type !== 'input_text' && type !== 'text') part.refuse('type');
  return textPart(part.needText('text'));
}

function readWord(part: Fields, type: string): Word {
  switch (type) {
    case 'input_image':
      return readImage(part);
    case 'input_file':
      return readFile(part);
    default:
      return readText(part, type);
  }
}

/** Refuses ids of files, which are stored at another vendor. */
function readFile(part: Fields): DocumentPart {
  part.allowOnly('file_id', () => false);
  const name = part.text('filename');
  const url = part.text('file_url');
  if (url === undefined) return { kind: 'document', source: readDocument(part, 'file_data'), name };
  if (!/^https:/i.test(url)) part.refuse('file_url', 'must be an https address here.');
  return { kind: 'document', source: { kind: 'address', url, at: part.path('file_url') }, name };
}

/** Refuses ids of files, as above. */
function readImage(part: Fields): ImagePart {
  part.allowOnly('file_id', () => false);
  const source = readImageSource(part, 'image_url');
  return { kind: 'image', source, detail: readDetail(part) };
}

/** An earlier refusal is passed to the model as text. Annotations have no counterpart and are ignored. */
function readAnswered(part: Fields, type: string): TextPart {
  if (type === 'refusal') return textPart(part.needText('refusal'));
  part.ignore('annotations', 'logprobs', 'parsed');
  return type === 'output_text' ? textPart(part.needText('text')) : readText(part, type);
}

/** Ignores the parsed arguments that SDKs add. */
function readCall(fields: Fields): ToolCall {
  fields.ignore('parsed_arguments');
  return {
    kind: 'call',
    id: fields.needText('call_id'),
    name: readCalled(fields),
    ...readCallInput(fields.needText('arguments')),
  };
}

function readCalled(fields: Fields): string {
  const namespace = fields.text('namespace');
  const name = fields.needText('name');
  return namespace === undefined ? name : nameWithin(namespace, name);
}

function readCustomCall(fields: Fields): ToolCall {
  return {
    kind: 'call',
    id: fields.needText('call_id'),
    name: readCalled(fields),
    input: fromCustomInput(fields.needText('input')),
  };
}

function readResult(fields: Fields): Turn {
  const callId = fields.needText('call_id');
  const words = readContent(fields, 'output', readWord);
  return { role: 'user', parts: [{ kind: 'result', callId, words, isError: false }] };
}

/** Drops reasoning of another upstream. */
function readThought(fields: Fields): readonly AssistantPart[] {
  fields.ignore('summary', 'content');
  const thought = unseal(fields.take('encrypted_content'));
  return thought === undefined ? [] : [thought];
}

function textPart(text: string): TextPart {
  return { kind: 'text', text };
}
