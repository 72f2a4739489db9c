import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import type { JsonObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { Ending, Piece } from '../conversation.ts';
import type { AnswerOptions } from '../dialect.ts';
import { estimateTokens } from '../estimate.ts';
import { isSignedThought, type Thought } from '../thought.ts';
import {
  CallItem,
  type ItemPlace,
  type ItemStatus,
  MessageItem,
  type OpenItem,
  type ResponseEvent,
} from './open-items.ts';
import { repeated } from './response-head.ts';
import { ThoughtItem } from './thought-item.ts';
import { type ThoughtWishes, thoughtWishes } from './thoughts.ts';
import { writeTokens } from './token-count.ts';
import { type CallersTool, callersTools } from './tool-reading.ts';

const UNCALLED = 'The upstream went on with a tool call that it had not begun.';

/**
 * Builds a response from pieces. Only one text or reasoning item is open at a time; calls stay open until the end,
 * because an upstream may return to one.
 */
export class ResponseMaking {
  readonly #options: Pick<AnswerOptions, 'now' | 'inputTokens' | 'request'>;
  readonly #wishes: ThoughtWishes;
  readonly #tools: ReadonlyMap<string, CallersTool>;
  readonly #stem = randomUUID().replaceAll('-', '');
  readonly #items: OpenItem[] = [];
  readonly #calls = new Map<number, CallItem>();
  /** The open text or reasoning item. */
  #open: MessageItem | ThoughtItem | undefined;
  readonly #written: JsonObject[] = [];
  #head: JsonObject = {};
  #characters = 0;

  constructor(options: Pick<AnswerOptions, 'now' | 'inputTokens' | 'request'>) {
    this.#options = options;
    this.#wishes = thoughtWishes(options.request);
    this.#tools = callersTools(options.request);
  }

  /** Takes the next piece of the answer, and yields the resulting events. */
  *take(piece: Piece): Iterable<ResponseEvent> {
    switch (piece.kind) {
      case 'start':
        return yield* this.#start(piece);
      case 'text':
        this.#characters += piece.text.length;
        return yield* this.#say(piece.text);
      case 'thought':
        this.#characters += piece.text.length;
        return yield* this.#think(piece);
      case 'call':
        return yield* this.#call(piece);
      case 'arguments': {
        this.#characters += piece.json.length;
        const call = this.#calls.get(piece.index);
        if (call === undefined) throw new UpstreamBroke(UNCALLED);
        return yield* call.add(piece.json);
      }
      case 'end':
        return yield* this.#end(piece.ending);
    }
  }

  *#start({ model, createdAt }: Extract<Piece, { kind: 'start' }>): Iterable<ResponseEvent> {
    const { now, request } = this.#options;
    this.#head = {
      id: `resp_${this.#stem}`,
      object: 'response',
      created_at: createdAt ?? unixSeconds(now()),
      model,
      ...repeated(request),
    };
    yield { type: 'response.created', response: this.#response('in_progress') };
    yield { type: 'response.in_progress', response: this.#response('in_progress') };
  }

  *#say(text: string): Iterable<ResponseEvent> {
    const message = yield* this.#message();
    yield* message.say(text);
  }

  /** The open message; starts one if there is none. */
  *#message(): Generator<ResponseEvent, MessageItem> {
    if (this.#open instanceof MessageItem) return this.#open;
    yield* this.#close('completed');
    const message = new MessageItem(this.#nextPlace('msg'));
    this.#open = message;
    yield* this.#begin(message);
    return message;
  }

  *#think(piece: Thought): Iterable<ResponseEvent> {
    const wishes = this.#wishes;
    if (!wishes.summary && !wishes.sealed) return;
    let thought = this.#open;
    if (!(thought instanceof ThoughtItem) || !thought.isGoneOnBy(piece)) {
      yield* this.#close('completed');
      thought = new ThoughtItem(this.#nextPlace('rs'), { thought: piece, wishes });
      this.#open = thought;
      yield* this.#begin(thought);
    }
    yield* thought.think(piece);
    // The signature is the last of a block; another block of the same kind may follow.
    if (isSignedThought(piece) && piece.signature !== undefined) yield* this.#close('completed');
  }

  *#call({ index, id, name }: Extract<Piece, { kind: 'call' }>): Iterable<ResponseEvent> {
    yield* this.#close('completed');
    const tool = this.#tools.get(name) ?? { name, isCustom: false };
    const call = new CallItem(this.#nextPlace(tool.isCustom ? 'ctc' : 'fc'), { id, tool });
    this.#calls.set(index, call);
    yield* this.#begin(call);
  }

  *#begin(item: OpenItem): Iterable<ResponseEvent> {
    this.#items.push(item);
    yield* item.begin();
  }

  /** Ends the open text or reasoning item. */
  *#close(status: ItemStatus): Iterable<ResponseEvent> {
    const item = this.#open;
    if (item === undefined) return;
    this.#open = undefined;
    yield* this.#finish(item, status);
  }

  *#finish(item: OpenItem, status: ItemStatus): Iterable<ResponseEvent> {
    yield* item.end(status);
    this.#written[this.#items.indexOf(item)] = item.written(status);
  }

  *#end(ending: Ending): Iterable<ResponseEvent> {
    if (ending.refusal !== undefined) {
      const message = yield* this.#message();
      yield* message.refuse(ending.refusal);
    }
    const reason = reasonOf(ending);
    const status = reason === undefined ? 'completed' : 'incomplete';
    yield* this.#close(status);
    for (const call of this.#calls.values()) yield* this.#finish(call, status);
    const response = {
      ...this.#response(status),
      ...(ending.servedAs === undefined ? {} : { service_tier: ending.servedAs }),
      incomplete_details: reason === undefined ? null : { reason },
      usage: writeTokens(
        ending.tokens ?? {
          inputTokens: this.#options.inputTokens,
          outputTokens: estimateTokens(this.#characters),
        },
      ),
    };
    yield { type: `response.${status}`, response };
  }

  #nextPlace(kind: string): ItemPlace {
    const index = this.#items.length;
    return { id: `${kind}_${this.#stem}_${index}`, index };
  }

  #response(status: 'in_progress' | 'completed' | 'incomplete'): JsonObject {
    return {
      ...this.#head,
      status,
      error: null,
      incomplete_details: null,
      output: [...this.#written],
      usage: null,
    };
  }
}

/** Why an answer is incomplete; `undefined` if it is complete. A refusal with text is complete. */
function reasonOf({ stop, refusal }: Ending): string | undefined {
  if (stop === 'length') return 'max_output_tokens';
  return stop === 'refusal' && refusal === undefined ? 'content_filter' : undefined;
}
