import { parseObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { Piece } from '../conversation.ts';

type CallPiece = Extract<Piece, { kind: 'call' }>;

/** A call and its arguments so far. */
interface Call {
  readonly piece: CallPiece;
  json: string;
}

const WENT_BACK = 'The upstream went back to a tool call that it had ended.';

/**
 * Puts the pieces of tool calls in turn, one call after the other, as the interface has them. Most upstreams send them
 * so; of one that begins a call before another has its arguments, the later call is held back.
 *
 * @throws UpstreamBroke if an upstream continues a call whose arguments were complete when the next one began
 */
export async function* callsInTurn(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const calls = new Calls();
  for await (const piece of pieces) {
    if (piece.kind === 'call') yield* calls.begin(piece);
    else if (piece.kind === 'arguments') yield* calls.add(piece);
    else {
      if (piece.kind === 'end') yield* calls.end();
      yield piece;
    }
  }
}

class Calls {
  /** The call whose pieces are passed on. */
  #open: Call | undefined;
  /** The calls that begin after it, by index, in order. */
  readonly #held = new Map<number, Call>();

  *begin(piece: CallPiece): Iterable<Piece> {
    this.#held.set(piece.index, { piece, json: '' });
    yield* this.#goOn();
  }

  *add(piece: Extract<Piece, { kind: 'arguments' }>): Iterable<Piece> {
    const { index, json } = piece;
    const call = index === this.#open?.piece.index ? this.#open : this.#held.get(index);
    if (call === undefined) throw new UpstreamBroke(WENT_BACK);
    call.json += json;
    if (call !== this.#open) return;
    yield piece;
    // Only the end of an object can complete the arguments.
    if (json.trimEnd().endsWith('}')) yield* this.#goOn();
  }

  /** Passes on what is held back. */
  *end(): Iterable<Piece> {
    for (const call of this.#held.values()) yield* this.#pass(call);
  }

  /** Passes on the next calls, as far as the ones before are complete. */
  *#goOn(): Iterable<Piece> {
    for (const call of this.#held.values()) {
      if (this.#open !== undefined && parseObject(this.#open.json) === undefined) return;
      yield* this.#pass(call);
    }
  }

  *#pass(call: Call): Iterable<Piece> {
    const { piece, json } = call;
    this.#held.delete(piece.index);
    this.#open = call;
    yield piece;
    if (json !== '') yield { kind: 'arguments', index: piece.index, json };
  }
}
