import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What stands between two that talk, and spoils it. */
export interface ToxicProxy {
  /** The address that was given, through the proxy. */
  readonly url: string;
  /** How many connections there are just now. */
  connections(): number;
  /** Treats everything so from now on, on connections that are there and on new ones. */
  be(toxin: Toxin): Promise<void>;
  stop(): Promise<void>;
}

/** What is done to what passes. */
export type Toxin =
  /** Nothing. */
  | { readonly kind: 'clean' }
  /** Whatever is asked comes so much later; answers come at once. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Answers come in so few bytes a second. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** Connections are taken, and nothing passes until that is over. Then all passes that has come meanwhile. */
  | { readonly kind: 'silent' }
  /** All connections are reset; new ones as soon as they are made. */
  | { readonly kind: 'cut' }
  /** All connections are reset, and nobody takes new ones. */
  | { readonly kind: 'refuse' };

type Direction = 'asked' | 'answered';

const CLEAN: Toxin = { kind: 'clean' };
const TRICKLES_A_SECOND = 20;

/** Starts one on loopback, in front of an address there. */
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
    void this.#carry(near, far, 'asked');
    void this.#carry(far, near, 'answered');
  }

  /** What breaks on one side is broken on the other, by the events of the connections. */
  async #carry(from: Socket, to: Socket, direction: Direction): Promise<void> {
    try {
      for await (const chunk of from) await this.#pass(chunk, to, direction);
      to.end();
    } catch {
      from.destroy();
    }
  }

  async #pass(chunk: Buffer, to: Socket, direction: Direction): Promise<void> {
    const toxin = this.#toxin;
    if (toxin.kind === 'silent') {
      await this.#changed.promise;
      return this.#pass(chunk, to, direction);
    }
    if (toxin.kind === 'late' && direction === 'asked') await wait(toxin.ms);
    if (toxin.kind === 'trickle' && direction === 'answered') {
      const bytes = Math.max(1, Math.ceil(toxin.bytesPerSecond / TRICKLES_A_SECOND));
      await write(chunk.subarray(0, bytes), to);
      await Promise.race([wait((bytes / toxin.bytesPerSecond) * 1000), this.#changed.promise]);
      const rest = chunk.subarray(bytes);
      return rest.length === 0 ? undefined : this.#pass(rest, to, direction);
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
