import type { SeenRequest } from './seen-request.ts';

/** What a request meets instead of the answer that it should have had. Times are in milliseconds. */
export type Misbehaviour =
  /** The answer, after a while. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The answer, once the promise is kept: before its head, or in a stream after so many events. */
  | { readonly kind: 'held'; readonly until: Promise<unknown>; readonly afterEvents?: number }
  /** Nothing, ever. */
  | { readonly kind: 'hang' }
  /** A status. Text goes out as it is, all else as JSON; without a body it is the vendor's own. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** Half of a JSON document, and a length that is true. In a stream, half of an event's document. */
  | { readonly kind: 'malformed-json' }
  /** The head, and no body. */
  | { readonly kind: 'empty-body' }
  /** A page for people, with 200 unless it says otherwise. */
  | { readonly kind: 'html'; readonly status?: number }
  /**
   * Breaks off: in the middle of an event, within a character of several bytes, or before the last
   * event. Then the body ends as if it were whole, or the connection is reset.
   */
  | {
      readonly kind: 'truncated-stream';
      readonly at: 'event' | 'character' | 'end';
      readonly then?: 'end' | 'reset';
    }
  /** Some events (half of them, if it does not say), and then nothing more; the connection stays. */
  | { readonly kind: 'silent-stream'; readonly afterEvents?: number }
  /** The connection is reset before the answer, or with the first bytes of its body. */
  | { readonly kind: 'reset-before-headers' }
  | { readonly kind: 'reset-after-headers' }
  /** The length that is promised is greater than the body by so many bytes, or less where negative. */
  | { readonly kind: 'wrong-content-length'; readonly by: number }
  | { readonly kind: 'wrong-content-type'; readonly contentType: string }
  /** A body that never comes to its end: one event for ever, a text without end, or a file without end. */
  | { readonly kind: 'endless' }
  /** To the same path at another address, with 307 unless it says otherwise. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status?: 301 | 302 | 303 | 307 | 308;
    }
  /** An event each so many milliseconds. */
  | { readonly kind: 'slow-stream'; readonly everyMs: number }
  /** The vendor's error event, or one of the test's, after some events (half of them); then the end. */
  | { readonly kind: 'error-event'; readonly afterEvents?: number; readonly event?: string };

/** Which requests meet a misbehaviour. */
export interface Reach {
  /** How many; one if it does not say. `Infinity` is all of them. */
  readonly times?: number;
  /** Only such requests, and only they are counted. */
  readonly matching?: (request: SeenRequest) => boolean;
}

interface Planned {
  readonly misbehaviour: Misbehaviour;
  readonly matching: (request: SeenRequest) => boolean;
  left: number;
}

/** What is still to come of what a test has asked for: the oldest first. */
export class Misconduct {
  #planned: Planned[] = [];

  plan(misbehaviour: Misbehaviour, { times = 1, matching = () => true }: Reach = {}): void {
    this.#planned.push({ misbehaviour, matching, left: times });
  }

  /** Forgets what is still to come. */
  clear(): void {
    this.#planned = [];
  }

  /** What this request meets. Counts it. */
  meets(request: SeenRequest): Misbehaviour | undefined {
    const found = this.#planned.find(({ left, matching }) => left > 0 && matching(request));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.misbehaviour;
  }
}
