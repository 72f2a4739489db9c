import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A TCP proxy that injects network faults. */
export interface ToxicProxy {
  /** The given URL, routed through the proxy. */
  readonly url: string;
  /** The number of open connections. */
  connections(): number;
  /** Applies a fault from now on, to existing and new connections. */
  be(toxin: Toxin): Promise<void>;
  stop(): Promise<void>;
}

/** The fault that is injected. */
export type Toxin =
  /** None. */
  | { readonly kind: 'clean' }
  /** Delays requests by so many milliseconds; replies are not delayed. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Limits replies to so many bytes per second. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** Accepts connections but passes no data while this lasts. Afterwards, everything buffered passes. */
  | { readonly kind: 'silent' }
  /** Resets the connection of the next reply that contains this text, instead of passing it on. */
  | { readonly kind: 'unanswered'; readonly text: string }
  /** Resets all connections, and new ones once they are established. */
  | { readonly kind: 'cut' }
  /** Resets all connections and refuses new ones. */
  | { readonly kind: 'refuse' };

type Direction = 'asked' | 'answered';

const CLEAN: Toxin = { kind: 'clean' };
const TRICKLES_PER_SECOND = 20;

/** Starts a proxy on loopback in front of a loopback address. */
export async function aToxicProxy(behind: string): Promise<ToxicProxy> {
  const { port } = new URL(behind);
  const line = new Line(Number(port));
  const own = await line.listen(0);
  return {
    url: behind.replace(`:${port}`, `:${own}`),
    connections: () => line.pairs.size,
    be: (toxin) => line.be(toxin),
    stop: () => line.stop(),
  };
}

/** The way of data through the proxy. */
interface Way {
  readonly from: Socket;
  readonly to: Socket;
  readonly direction: Direction;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

class Line {
  readonly pairs = new Set<Pair>();
  readonly #behind: number;
  readonly #server: Server;
  #toxin: Toxin = CLEAN;
  #changed = Promise.withResolvers<void>();
  #port = 0;

  constructor(behind: number) {
    this.#behind = behind;
    this.#server = createServer((near) => this.#take(near));
  }

  async listen(port: number): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  async be(toxin: Toxin): Promise<void> {
    const isRefusing = !this.#server.listening;
    this.#toxin = toxin;
    const changed = this.#changed;
    this.#changed = Promise.withResolvers();
    changed.resolve();
    if (toxin.kind === 'cut' || toxin.kind === 'refuse') this.#cutAll();
    if (toxin.kind === 'refuse' && !isRefusing) await this.#close();
    if (toxin.kind !== 'refuse' && isRefusing) await this.listen(this.#port);
  }

  async stop(): Promise<void> {
    await this.be({ kind: 'refuse' });
  }

  #take(near: Socket): void {
    near.on('error', () => {});
    if (this.#toxin.kind === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#behind, '127.0.0.1').on('error', () => near.destroy());
    const pair = { near, far };
    this.pairs.add(pair);
    near.once('close', () => {
      this.pairs.delete(pair);
      far.destroy();
    });
    far.once('close', () => near.destroySoon());
    void this.#carry({ from: near, to: far, direction: 'asked' });
    void this.#carry({ from: far, to: near, direction: 'answered' });
  }

  /** Forwards data. When one side breaks, its connection events break the other side. */
  async #carry(way: Way): Promise<void> {
    try {
      for await (const chunk of way.from) await this.#pass(chunk, way);
      way.to.end();
    } catch {
      way.from.destroy();
    }
  }

  async #pass(chunk: Buffer, way: Way): Promise<void> {
    const toxin = this.#toxin;
    const { to, direction } = way;
    if (toxin.kind === 'silent') {
      await this.#changed.promise;
      return this.#pass(chunk, way);
    }
    if (toxin.kind === 'late' && direction === 'asked') await wait(toxin.ms);
    if (toxin.kind === 'trickle' && direction === 'answered') {
      const bytes = Math.max(1, Math.ceil(toxin.bytesPerSecond / TRICKLES_PER_SECOND));
      await write(chunk.subarray(0, bytes), to);
      await Promise.race([wait((bytes / toxin.bytesPerSecond) * 1000), this.#changed.promise]);
      const rest = chunk.subarray(bytes);
      return rest.length === 0 ? undefined : this.#pass(rest, way);
    }
    if (toxin.kind === 'unanswered' && direction === 'answered' && chunk.includes(toxin.text)) {
      this.#toxin = CLEAN;
      to.resetAndDestroy();
      return;
    }
    await write(chunk, to);
  }

  #cutAll(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  async #close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }
}

async function write(chunk: Buffer, to: Socket): Promise<void> {
  if (to.destroyed) throw new Error('The connection is gone.');
  if (!to.write(chunk)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
}
