import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Voice } from './alterations.ts';
import { Arrivals, type Picks } from './arrivals.ts';
import type { FakeAnswer } from './fake-answer.ts';
import { type Misbehaviour, Misconduct, type Reach } from './misbehaviour.ts';
import { readRequest, type SeenRequest } from './seen-request.ts';
import { type Exchange, send } from './sending.ts';

/** The key that the fakes take where a test says nothing else. */
export const UPSTREAM_KEY = 'sk-a-key-of-an-upstream';

// Long enough that no connection of a pool is closed under a request in the middle of a test.
const KEEP_ALIVE_MS = 60_000;

const REQUESTS_UP_TO = 10_000;

/** An upstream on loopback that speaks a vendor's interface, and misbehaves when a test asks for it. */
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

  /** What it answers a request whose sender is still there. Its body may be no JSON. */
  protected abstract answer(request: SeenRequest): FakeAnswer | Promise<FakeAnswer>;

  abstract failure(status: number): FakeAnswer;

  abstract errorEvent(): string;

  /** Without a path. It stays the same over stops and starts. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The requests that have been read, the oldest first: all, or the last 10,000. */
  get requests(): readonly SeenRequest[] {
    return this.#requests;
  }

  /** How many requests have been read. */
  get requestCount(): number {
    return this.#requestCount;
  }

  /** How many requests have come whose answer is not at its end. */
  get underWay(): number {
    return this.#open.size;
  }

  /** The most that were ever under way at once. */
  get mostUnderWay(): number {
    return this.#mostUnderWay;
  }

  /** Has the next request meet a misbehaviour, or as many as are asked for. What was asked first comes first. */
  misbehave(misbehaviour: Misbehaviour, reach?: Reach): void {
    this.#misconduct.plan(misbehaviour, reach);
  }

  /** Takes back all misbehaviour that has not been met. */
  behave(): void {
    this.#misconduct.clear();
  }

  /** The oldest request that was not yet asked for with this, or the next that comes, once it has been read. */
  nextRequest(picks?: Picks<SeenRequest>): Promise<SeenRequest> {
    return this.#arrived.next(picks);
  }

  /** The same for requests whose sender hung up before the answer was at its end. */
  aborted(picks?: Picks<SeenRequest>): Promise<SeenRequest> {
    return this.#hungUp.next(picks);
  }

  /** Forgets the requests that have come. */
  forgetRequests(): void {
    this.#requests = [];
    this.#requestCount = 0;
    this.#mostUnderWay = this.#open.size;
    this.#arrived.clear();
    this.#hungUp.clear();
  }

  /** Listens: on a free port at first unless one is named, on the same one ever after. */
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

  /** Dies: connections are cut, running answers with them, and new ones refused. What it knows stays. */
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
    if (this.#requests.length > REQUESTS_UP_TO) this.#requests.shift();
    // Whoever has awaited the request may have asked for a misbehaviour before: it is settled first.
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

  /** Tells when the other side hangs up, or that it has. */
  onHangUp(tell: () => void): void {
    const check = (): void => {
      if (this.#hasHungUp) tell();
    };
    if (this.closed.aborted) check();
    else this.closed.addEventListener('abort', check);
  }
}
