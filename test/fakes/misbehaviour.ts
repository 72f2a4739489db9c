import type { SeenRequest } from './seen-request.ts';

/** What a request gets instead of its regular reply. Times are in milliseconds. */
export type Misbehaviour =
  /** The regular reply, delayed. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The regular reply, once the promise resolves: held before its head, or in a stream after so many events. */
  | { readonly kind: 'held'; readonly until: Promise<unknown>; readonly afterEvents?: number }
  /** No reply, ever. */
  | { readonly kind: 'hang' }
  /** A status. Text bodies are sent as they are, others as JSON; without one, the vendor's own error body is sent. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** Half of a JSON document with a correct length. In a stream, half of an event's document. */
  | { readonly kind: 'malformed-json' }
  /** The head without a body. */
  | { readonly kind: 'empty-body' }
  /** An HTML page, with status 200 by default. */
  | { readonly kind: 'html'; readonly status?: number }
  /**
   * Truncates a stream within an event, within a multi-byte character, or before the last event. Then the body ends as
   * if complete, or the connection is reset.
   */
  | {
      readonly kind: 'truncated-stream';
      readonly at: 'event' | 'character' | 'end';
      readonly then?: 'end' | 'reset';
    }
  /** Some events (half by default), then silence; the connection stays open. */
  | { readonly kind: 'silent-stream'; readonly afterEvents?: number }
  /** The connection is reset before the reply, or with the first bytes of its body. */
  | { readonly kind: 'reset-before-headers' }
  | { readonly kind: 'reset-after-headers' }
  /** Content-Length exceeds the body by so many bytes, or falls short where negative. */
  | { readonly kind: 'wrong-content-length'; readonly by: number }
  | { readonly kind: 'wrong-content-type'; readonly contentType: string }
  /** A body that never ends: one event, a text or a file without end. */
  | { readonly kind: 'endless' }
  /** A redirect to the same path at another address, with status 307 by default. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status?: 301 | 302 | 303 | 307 | 308;
    }
  /** One event every so many milliseconds. */
  | { readonly kind: 'slow-stream'; readonly everyMs: number }
  /** The vendor's error event, or the given one, after some events (half by default); then the stream ends. */
  | { readonly kind: 'error-event'; readonly afterEvents?: number; readonly event?: string };

/** The requests that a misbehaviour applies to. */
export interface Reach {
  /** How many requests; 1 by default. `Infinity` means all. */
  readonly times?: number;
  /** Applies to, and counts, only matching requests. */
  readonly matching?: (request: SeenRequest) => boolean;
}

interface Planned {
  readonly misbehaviour: Misbehaviour;
  readonly matching: (request: SeenRequest) => boolean;
  left: number;
}

/** The pending misbehaviours, oldest first. */
export class Misconduct {
  #planned: Planned[] = [];

  plan(misbehaviour: Misbehaviour, { times = 1, matching = () => true }: Reach = {}): void {
    this.#planned.push({ misbehaviour, matching, left: times });
  }

  /** Removes all pending misbehaviours. */
  clear(): void {
    this.#planned = [];
  }

  /** Returns the misbehaviour for this request and counts it. */
  meets(request: SeenRequest): Misbehaviour | undefined {
    const found = this.#planned.find(({ left, matching }) => left > 0 && matching(request));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.misbehaviour;
  }
}
