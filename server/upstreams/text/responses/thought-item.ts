import type { JsonObject } from '../../../foundation/json-object.ts';
import { seal } from '../sealed-thought.ts';
import type { Thought } from '../thought.ts';
import { Item, type ItemPlace, type ItemStatus, type ResponseEvent } from './open-items.ts';
import type { ThoughtWishes } from './thoughts.ts';

/** The model's reasoning, in the forms that the caller gets. */
export class ThoughtItem extends Item {
  /** The pieces so far, joined. */
  #thought: Thought;
  readonly #wishes: ThoughtWishes;
  #isOver = false;

  /** @param thought - the first piece, which `think` takes too */
  constructor(
    place: ItemPlace,
    { thought, wishes }: { readonly thought: Thought; readonly wishes: ThoughtWishes },
  ) {
    super(place);
    this.#thought = { ...thought, text: '' };
    this.#wishes = wishes;
  }

  /** Whether a piece belongs to this reasoning, or begins another. */
  isGoneOnBy(piece: Thought): boolean {
    const thought = this.#thought;
    if ('field' in thought) return 'field' in piece && piece.field === thought.field;
    return 'block' in piece && piece.block === thought.block;
  }

  *think(piece: Thought): Iterable<ResponseEvent> {
    const { text } = this.#thought;
    this.#thought = { ...piece, text: text + piece.text };
    if (!this.#wishes.summary || piece.text === '') return;
    if (text === '') yield this.#part('added', '');
    const type = 'response.reasoning_summary_text.delta';
    yield { type, ...this.#summaryPlace(), delta: piece.text };
  }

  override *end(status: ItemStatus): Iterable<ResponseEvent> {
    this.#isOver = true;
    if (this.#hasSummary) {
      const { text } = this.#thought;
      yield { type: 'response.reasoning_summary_text.done', ...this.#summaryPlace(), text };
      yield this.#part('done', text);
    }
    yield* super.end(status);
  }

  override written(): JsonObject {
    const { sealed } = this.#wishes;
    return {
      id: this.id,
      type: 'reasoning',
      summary: this.#hasSummary && this.#isOver ? [summaryPart(this.#thought.text)] : [],
      ...(sealed && this.#isOver ? { encrypted_content: seal(this.#thought) } : {}),
    };
  }

  /** Some reasoning is only sealed, and has no text. */
  get #hasSummary(): boolean {
    return this.#wishes.summary && this.#thought.text !== '';
  }

  #part(happened: 'added' | 'done', text: string): ResponseEvent {
    const type = `response.reasoning_summary_part.${happened}`;
    return { type, ...this.#summaryPlace(), part: summaryPart(text) };
  }

  #summaryPlace() {
    return { ...this.place, summary_index: 0 };
  }
}

function summaryPart(text: string): JsonObject {
  return { type: 'summary_text', text };
}
