import { isObject } from '../../../foundation/json-object.ts';
import type {
  AssistantPart,
  Conversation,
  DocumentPart,
  DocumentSource,
  ImagePart,
  ImageSource,
  Instruction,
  TextPart,
  ToolCall,
  ToolResult,
  Turn,
  UserPart,
  Word,
} from '../conversation.ts';
import { Fields, isEmpty, isOneOf } from '../fields.ts';
import { readSaid } from '../turns.ts';
import { isThought, readOpenThought } from './thoughts.ts';

/** Reads the instructions, including those of leading turns, and the turns. */
export function readTurns(fields: Fields): Pick<Conversation, 'system' | 'turns'> {
  const system = fields.take('system') === undefined ? [] : readTexts(fields, 'system');
  const { instructions, turns } = readSaid(fields, readByRole);
  return { system: [...system, ...instructions], turns };
}

function readByRole(fields: Fields): Turn {
  const role = fields.needText('role');
  switch (role) {
    case 'system':
    case 'developer':
      return readInstruction(fields);
    case 'user':
      return { role, parts: readContent(fields, readUserPart) };
    case 'assistant':
      return { role, parts: readContent(fields, readAssistantPart).flat() };
    default:
      return fields.refuse('role');
  }
}

/** Instructions for a single turn, or that set the reasoning effort, have no counterpart. */
function readInstruction(fields: Fields): Instruction {
  fields.allowOnly('clear_at', isOneOf('never'));
  fields.allowOnly('output_config', isEmpty);
  return { role: 'system', texts: readTexts(fields, 'content') };
}

/** Content is a text, or a list of blocks. */
function readContent<Part>(
  fields: Fields,
  readPart: (block: Fields, type: string) => Part,
): readonly (Part | TextPart)[] {
  const content = fields.need('content', fields.take('content'));
  if (typeof content === 'string') return [{ kind: 'text', text: content }];
  return readBlocks(fields, 'content', readPart);
}

function readTexts(fields: Fields, name: string): readonly TextPart[] {
  const content = fields.take(name);
  if (typeof content === 'string') return [{ kind: 'text', text: content }];
  return readBlocks(fields, name, readTextOnly);
}

function readBlocks<Part>(
  fields: Fields,
  name: string,
  readPart: (block: Fields, type: string) => Part,
): readonly Part[] {
  const parts = fields.list(name, (value, at) => {
    const block = new Fields(value, at);
    block.ignore('cache_control');
    const part = readPart(block, block.needText('type'));
    block.close();
    return part;
  });
  return fields.need(name, parts);
}

function readUserPart(block: Fields, type: string): UserPart {
  return type === 'tool_result' ? readResult(block) : readWord(block, type);
}

function readWord(block: Fields, type: string): Word {
  switch (type) {
    case 'text':
      return readTextBlock(block);
    case 'image':
      return readImage(block);
    case 'document':
      return readDocument(block);
    case 'search_result':
      return readSearchResult(block);
    default:
      return block.refuse('type');
  }
}

function readAssistantPart(block: Fields, type: string): readonly AssistantPart[] {
  if (isThought(type)) return readThought(block);
  switch (type) {
    case 'text':
      // The sources of an earlier answer have no counterpart, and do not change its text.
      block.ignore('citations');
      return [readText(block)];
    case 'tool_use':
      return [readCall(block)];
    default:
      return block.refuse('type');
  }
}

/** Keeps only reasoning that this gateway signed; other reasoning is useful only to the model that produced it. */
function readThought(block: Fields): readonly AssistantPart[] {
  block.ignore('data');
  const thought = readOpenThought(block.text('thinking'), block.text('signature'));
  return thought === undefined ? [] : [thought];
}

function readTextOnly(block: Fields, type: string): TextPart {
  return type === 'text' ? readTextBlock(block) : block.refuse('type');
}

function readTextBlock(block: Fields): TextPart {
  block.allowOnly('citations', isEmpty);
  return readText(block);
}

function readText(block: Fields): TextPart {
  return { kind: 'text', text: block.needText('text') };
}

function readImage(block: Fields): ImagePart {
  block.allowOnly('transformations', isEmpty);
  const source = block.need('source', block.fields('source'));
  const read = readSource(source);
  source.close();
  return { kind: 'image', source: read };
}

function readSource(source: Fields): ImageSource {
  const type = source.needText('type');
  if (type === 'base64') {
    const mediaType = source.needText('media_type');
    return { kind: 'data', mediaType, base64: source.needText('data') };
  }
  if (type !== 'url') return source.refuse('type');
  const url = source.needText('url');
  if (/^https:/i.test(url)) return { kind: 'address', url };
  return source.refuse('url', 'must be an https address.');
}

function readDocument(block: Fields): DocumentPart {
  block.allowOnly('citations', isOff);
  const source = block.need('source', block.fields('source'));
  const read = readDocumentSource(source);
  source.close();
  return { kind: 'document', source: read, name: block.text('title') };
}

/** Reads an inline document. Documents at URLs, and pictures within documents, have no counterpart. */
function readDocumentSource(source: Fields): DocumentSource {
  const type = source.needText('type');
  if (type === 'content') return { kind: 'text', text: joined(readTexts(source, 'content')) };
  if (type !== 'base64' && type !== 'text') return source.refuse('type');
  const known = type === 'text' ? 'text/plain' : 'application/pdf';
  if (source.needText('media_type') !== known) source.refuse('media_type');
  const data = source.needText('data');
  return type === 'text' ? { kind: 'text', text: data } : { kind: 'pdf', base64: data };
}

/** A search result is only text, of which the model is told where it is from; citations have no counterpart. */
function readSearchResult(block: Fields): TextPart {
  block.allowOnly('citations', isOff);
  const head = `Search result: ${block.needText('title')}\nSource: ${block.needText('source')}`;
  return { kind: 'text', text: `${head}\n\n${joined(readTexts(block, 'content'))}` };
}

function joined(texts: readonly TextPart[]): string {
  return texts.map(({ text }) => text).join('\n\n');
}

function isOff(citations: unknown): boolean {
  if (isEmpty(citations)) return true;
  return isObject(citations) && citations.enabled === false && Object.keys(citations).length === 1;
}

function readCall(block: Fields): ToolCall {
  const caller = block.fields('caller');
  caller?.allowOnly('type', isOneOf('direct'));
  caller?.close();
  return {
    kind: 'call',
    id: block.needText('id'),
    name: block.needText('name'),
    input: block.need('input', block.object('input')),
  };
}

/** A result may be empty. */
function readResult(block: Fields): ToolResult {
  return {
    kind: 'result',
    callId: block.needText('tool_use_id'),
    words: block.take('content') === undefined ? [] : readContent(block, readWord),
    isError: block.flag('is_error') ?? false,
  };
}
