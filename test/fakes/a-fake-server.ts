import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Voice } from './alterations.ts';
import { Arrivals, type Picks } from './arrivals.ts';
import type { FakeAnswer } from './fake-answer.ts';
import { type Misbehaviour, Misconduct, type Reach } from './misbehaviour.ts';
import { readRequest, type SeenRequest } from './seen-request.ts';
import { type Exchange, send } from './sending.ts';

/** The key that fakes accept unless a test sets another. */
export const UPSTREAM_KEY = 'sk-a-key-of-an-upstream';

// Long enough that no pooled connection is closed during a request in the middle of a test.
const KEEP_ALIVE_MS = 60_000;

const MAX_REQUESTS = 10_000;

/** An upstream on loopback that speaks a vendor's API and misbehaves on request. */
export abstract class FakeServer implements Voice, AsyncDisposable {
  readonly #server: Server;
  readonly #misconduct = new Misconduct();
  readonly #arrived = new Arrivals<SeenRequest>();
  readonly #hungUp = new Arrivals<SeenRequest>();
  readonly #open = new Set<OpenExchange>();
  #requests: SeenRequest[] = [];
  #requestCount = 0;
  #port = 0;
  #mostUnderWay = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response));
    this.#server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  /** Returns the reply to a request whose sender is still connected. The request body may be invalid JSON. */
  protected abstract answer(request: SeenRequest): FakeAnswer | Promise<FakeAnswer>;

  abstract failure(status: number): FakeAnswer;

  abstract errorEvent(): string;

  /** The base URL, without a path. It stays the same across stops and starts. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The requests read so far, oldest first; only the last 10,000 are kept. */
  get requests(): readonly SeenRequest[] {
    return this.#requests;
  }

  /** The number of requests read. */
  get requestCount(): number {
    return this.#requestCount;
  }

  /** The number of requests in flight: received, but not fully answered. */
  get underWay(): number {
    return this.#open.size;
  }

  /** The peak number of requests in flight. */
  get mostUnderWay(): number {
    return this.#mostUnderWay;
  }

  /**
   * Makes the next request, or as many as `reach` says, meet a misbehaviour. Misbehaviours apply in the order added.
   */
  misbehave(misbehaviour: Misbehaviour, reach?: Reach): void {
    this.#misconduct.plan(misbehaviour, reach);
  }

  /** Removes all misbehaviours that are still pending. */
  behave(): void {
    this.#misconduct.clear();
  }

  /** Resolves with the oldest request not yet returned by this method, or with the next one once it has been read. */
  nextRequest(picks?: Picks<SeenRequest>): Promise<SeenRequest> {
    return this.#arrived.next(picks);
  }

  /** Like `nextRequest`, for requests whose sender disconnected before the reply was complete. */
  aborted(picks?: Picks<SeenRequest>): Promise<SeenRequest> {
    return this.#hungUp.next(picks);
  }

  /** Forgets the requests received so far. */
  forgetRequests(): void {
    this.#requests = [];
    this.#requestCount = 0;
    this.#mostUnderWay = this.#open.size;
    this.#arrived.clear();
    this.#hungUp.clear();
  }

  /** Listens: the first time on the named or any free port, afterwards always on the same one. */
  async start(port = this.#port): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The fake has no port.');
    this.#port = address.port;
  }

  /** Simulates a crash: cuts connections, including replies in flight, and refuses new ones. State is kept. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      for (const exchange of this.#open) exchange.reset();
      this.#server.closeAllConnections();
    });
  }

  /** Stops for good. */
  close(): Promise<void> {
    return this.stop();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = new OpenExchange(request.url ?? '/', response);
    this.#open.add(exchange);
    this.#mostUnderWay = Math.max(this.#mostUnderWay, this.#open.size);
    exchange.closed.addEventListener('abort', () => this.#open.delete(exchange));
    const seen = await readRequest(request);
    exchange.onHangUp(() => this.#hungUp.push(seen));
    this.#requestCount += 1;
    this.#requests.push(seen);
    if (this.#requests.length > MAX_REQUESTS) this.#requests.shift();
    // Taken before the arrival is announced: a misbehaviour that a test adds on arrival applies to the next request.
    const misbehaviour = this.#misconduct.meets(seen);
    this.#arrived.push(seen);
    if (exchange.closed.aborted) return;
    await send(exchange, await this.answer(seen), { misbehaviour, voice: this });
  }
}

class OpenExchange implements Exchange {
  readonly url: string;
  readonly response: ServerResponse;
  readonly #closing = new AbortController();
  #endedByUs = false;
  #hasHungUp = false;

  constructor(url: string, response: ServerResponse) {
    this.url = url;
    this.response = response;
    response.once('close', () => {
      this.#hasHungUp = !response.writableFinished && !this.#endedByUs;
      this.#closing.abort();
    });
  }

  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  reset(): void {
    this.#endedByUs = true;
    this.response.socket?.resetAndDestroy();
  }

  hangUp(): void {
    this.#endedByUs = true;
    this.response.socket?.end();
  }

  /** Calls back when the client disconnects, or at once if it already has. */
  onHangUp(tell: () => void): void {
    const check = (): void => {
      if (this.#hasHungUp) tell();
    };
    if (this.closed.aborted) check();
    else this.closed.addEventListener('abort', check);
  }
}
