import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { type Chance, chanceOf } from './chance.ts';

/** A callback receiver that ignores every callback whose signature does not verify. */
export interface VerifyingReceiver {
  readonly url: string;
  /** The callbacks received, by job. */
  readonly told: ReadonlyMap<string, Told>;
  /** How many callbacks had an invalid signature. */
  readonly unverified: number;
  /** Sets the secrets that signatures are verified with. */
  trust(secrets: readonly string[]): void;
  /** Breaks every connection from now on, or stops doing so. */
  setDown(isDown: boolean): void;
  stop(): Promise<void>;
}

/** The callbacks of one job. */
export interface Told {
  /** The `webhook-id` of each callback. */
  readonly ids: Set<string>;
  /** The job status in each callback. */
  readonly statuses: Set<string>;
  came: number;
  accepted: number;
}

/** Starts a receiver on loopback, which answers 503 to a fraction of all callbacks, 0 to 1. */
export async function aVerifyingReceiver(
  habits: { readonly seed?: string; readonly refuses?: number } = {},
): Promise<VerifyingReceiver> {
  const desk = new Desk(chanceOf(`receiver ${habits.seed ?? ''}`), habits.refuses ?? 0);
  let isDown = false;
  const server = createServer(async (request, response) => {
    if (isDown) request.socket.resetAndDestroy();
    else response.writeHead(await desk.take(request)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/done`,
    told: desk.told,
    get unverified() {
      return desk.unverified;
    },
    trust(secrets) {
      desk.webhooks = secrets.map((secret) => new Webhook(secret));
    },
    setDown(down) {
      isDown = down;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

class Desk {
  webhooks: readonly Webhook[] = [];
  unverified = 0;
  readonly told = new Map<string, Told>();
  readonly #chance: Chance;
  readonly #refuses: number;

  constructor(chance: Chance, refuses: number) {
    this.#chance = chance;
    this.#refuses = refuses;
  }

  /** Handles a callback and returns the status to reply with. */
  async take(request: IncomingMessage): Promise<number> {
    const body = await text(request).catch(() => undefined);
    // The gateway was killed during the request.
    if (body === undefined) return 400;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    if (!this.webhooks.some((webhook) => isGenuine(webhook, body, headers))) {
      this.unverified += 1;
      return 401;
    }
    const { jobId, status }: { jobId: string; status: string } = JSON.parse(body);
    const told = this.told.get(jobId) ?? newlyTold();
    this.told.set(jobId, told);
    told.came += 1;
    told.ids.add(headers['webhook-id'] ?? '');
    told.statuses.add(status);
    if (this.#chance.happens(this.#refuses)) return 503;
    told.accepted += 1;
    return 204;
  }
}

function newlyTold(): Told {
  return { ids: new Set(), statuses: new Set(), came: 0, accepted: 0 };
}

function isGenuine(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
