import { isUnavailable } from './availability.ts';

/** Options of a batcher. */
export interface BatcherParts<Piece, Result> {
  /** Processes all pieces or none, and returns their results in order. */
  readonly work: (pieces: readonly Piece[]) => Promise<readonly Result[]>;
  /** Pieces with the same name are never in one batch; without this option, any may be. */
  readonly nameOf?: (piece: Piece) => string | undefined;
  readonly groupsAtOnce: number;
  readonly maxPieces: number;
}

interface Waiting<Piece, Result> {
  readonly piece: Piece;
  readonly answer: PromiseWithResolvers<Result>;
}

/**
 * Processes concurrent pieces of work in batches. No piece waits to fill a batch: a batch consists of what arrived while
 * the batches before it were being processed. If a batch fails, each of its pieces is processed alone, so that a bad one
 * does not affect the others; but if the database is unavailable, all of them fail, as it is unknown whether the batch
 * was written.
 */
export class Batcher<Piece, Result> {
  readonly #parts: BatcherParts<Piece, Result>;
  #waiting: Waiting<Piece, Result>[] = [];
  #underWay = 0;
  #isCalled = false;

  constructor(parts: BatcherParts<Piece, Result>) {
    this.#parts = parts;
  }

  /** Adds a piece of work; resolves once its batch is done. */
  add(piece: Piece): Promise<Result> {
    const answer = Promise.withResolvers<Result>();
    this.#waiting.push({ piece, answer });
    this.#callNext();
    return answer.promise;
  }

  /** Deferred, so that pieces of one turn of the event loop form a batch even if no batch is in flight. */
  #callNext(): void {
    const { groupsAtOnce } = this.#parts;
    if (this.#isCalled || this.#waiting.length === 0 || this.#underWay === groupsAtOnce) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      this.#underWay += 1;
      this.#doTogether(this.#nextGroup()).finally(() => {
        this.#underWay -= 1;
        this.#callNext();
      });
      this.#callNext();
    });
  }

  #nextGroup(): readonly Waiting<Piece, Result>[] {
    const { nameOf = () => undefined, maxPieces } = this.#parts;
    const names = new Set<string>();
    const group: Waiting<Piece, Result>[] = [];
    const later: Waiting<Piece, Result>[] = [];
    for (const one of this.#waiting) {
      const name = nameOf(one.piece);
      const isOne = group.length < maxPieces && (name === undefined || !names.has(name));
      if (isOne && name !== undefined) names.add(name);
      (isOne ? group : later).push(one);
    }
    this.#waiting = later;
    return group;
  }

  async #doTogether(group: readonly Waiting<Piece, Result>[]): Promise<void> {
    try {
      answerAll(group, await this.#parts.work(group.map(({ piece }) => piece)));
    } catch (error) {
      if (group.length === 1 || isUnavailable(error)) {
        for (const { answer } of group) answer.reject(error);
      } else {
        for (const one of group) await this.#doTogether([one]);
      }
    }
  }
}

function answerAll<Piece, Result>(
  group: readonly Waiting<Piece, Result>[],
  results: readonly Result[],
): void {
  for (const [index, { answer }] of group.entries()) {
    const result = results[index];
    if (result === undefined)
      answer.reject(new Error('The batch returned fewer results than it has requests.'));
    else answer.resolve(result);
  }
}
