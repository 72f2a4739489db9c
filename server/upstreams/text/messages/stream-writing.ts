import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Ending, Piece } from '../conversation.ts';
import type { StreamOptions } from '../dialect.ts';
import { estimateTokens } from '../estimate.ts';
import { isOpenThought, type OpenThought, type ThoughtField } from '../thought.ts';
import { writeEnding } from './answer.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { signatureOf, type ThoughtForm, thoughtForm } from './thoughts.ts';
import { writeTokens } from './token-count.ts';

/** Writes the events of a message: its start, each block with start and stop, and its end. */
export async function* writeStream(
  pieces: AsyncIterable<Piece>,
  options: Pick<StreamOptions, 'inputTokens' | 'request'>,
): AsyncIterable<string> {
  const events = new Events(options);
  for await (const piece of callsInTurn(pieces)) {
    for (const event of events.write(piece)) {
      yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    }
  }
}

/** The data of an event. */
type MessageEvent = JsonObject & { readonly type: string };

/** The events of one message. Blocks are numbered from 0; one is open at a time, so calls must come in turn. */
class Events {
  readonly #inputTokens: number;
  readonly #thoughtForm: ThoughtForm;
  #block: 'text' | 'call' | ThoughtField | undefined;
  #index = -1;
  /** Text that arrived during an open call; the call's block must end first. */
  #heldText = '';
  /** The reasoning of the open block, which its signature will hold; empty if it is shown. */
  #thought = '';
  #characters = 0;

  constructor({ inputTokens, request }: Pick<StreamOptions, 'inputTokens' | 'request'>) {
    this.#inputTokens = inputTokens;
    this.#thoughtForm = thoughtForm(request);
  }

  *write(piece: Piece): Iterable<MessageEvent> {
    switch (piece.kind) {
      case 'start':
        return yield this.#start(piece);
      case 'text':
        this.#characters += piece.text.length;
        if (this.#block === 'call') this.#heldText += piece.text;
        else yield* this.#say(piece.text);
        return;
      case 'thought':
        this.#characters += piece.text.length;
        // An open call must not be interrupted.
        if (this.#thoughtForm === 'none' || this.#block === 'call') return;
        if (isOpenThought(piece)) yield* this.#think(piece);
        return;
      case 'call':
        return yield* this.#begin(piece);
      case 'arguments':
        this.#characters += piece.json.length;
        return yield this.#delta({ type: 'input_json_delta', partial_json: piece.json });
      case 'end':
        yield* this.#close();
        return yield* this.#end(piece.ending);
    }
  }

  #start({ id, model }: Extract<Piece, { kind: 'start' }>): MessageEvent {
    const tokens = { inputTokens: this.#inputTokens, outputTokens: 0 };
    return {
      type: 'message_start',
      message: {
        id,
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        stop_details: null,
        usage: { ...writeTokens(tokens), service_tier: null },
      },
    };
  }

  *#say(text: string): Iterable<MessageEvent> {
    if (this.#block !== 'text') {
      yield* this.#close();
      yield* this.#open('text', { type: 'text', text: '' });
    }
    yield this.#delta({ type: 'text_delta', text });
  }

  *#think({ text, field }: OpenThought): Iterable<MessageEvent> {
    if (this.#block !== field) {
      yield* this.#close();
      yield* this.#open(field, { type: 'thinking', thinking: '', signature: '' });
      this.#thought = '';
    }
    // What is shown need not be signed, nor kept until then.
    if (this.#thoughtForm === 'shown')
      yield this.#delta({ type: 'thinking_delta', thinking: text });
    else this.#thought += text;
  }

  *#begin({ id, name }: Extract<Piece, { kind: 'call' }>): Iterable<MessageEvent> {
    yield* this.#close();
    yield* this.#open('call', { type: 'tool_use', id, name, input: {} });
  }

  *#open(kind: 'text' | 'call' | ThoughtField, block: JsonObject): Iterable<MessageEvent> {
    this.#block = kind;
    this.#index += 1;
    yield { type: 'content_block_start', index: this.#index, content_block: block };
  }

  #delta(delta: JsonObject): MessageEvent {
    return { type: 'content_block_delta', index: this.#index, delta };
  }

  *#close(): Iterable<MessageEvent> {
    if (this.#block === undefined) return;
    if (this.#block !== 'text' && this.#block !== 'call') {
      const thought = { kind: 'thought', field: this.#block, text: this.#thought } as const;
      const signature = signatureOf(thought, this.#thoughtForm);
      yield this.#delta({ type: 'signature_delta', signature });
    }
    this.#block = undefined;
    yield { type: 'content_block_stop', index: this.#index };
    const text = this.#heldText;
    if (text === '') return;
    this.#heldText = '';
    yield* this.#say(text);
    yield* this.#close();
  }

  /** Repeats the input tokens, because most upstreams report them only at the end. */
  *#end(ending: Ending): Iterable<MessageEvent> {
    const tokens = ending.tokens ?? {
      inputTokens: this.#inputTokens,
      outputTokens: estimateTokens(this.#characters),
    };
    yield { type: 'message_delta', delta: writeEnding(ending), usage: writeTokens(tokens) };
    yield { type: 'message_stop' };
  }
}
