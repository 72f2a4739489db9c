import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A load balancer in front of several gateways. */
export interface Balancer {
  readonly url: string;
  /** Adds a gateway. It gets requests once it reports that it is ready. */
  add(url: string): void;
  /** Removes a gateway. */
  remove(url: string): void;
  /** How many gateways were ready at their last check. */
  readonly readyCount: number;
  stop(): Promise<void>;
}

/** Interval of the readiness checks. */
const ASKS_EVERY_MS = 100;
/** Timeout of a readiness check. A machine busy with other tests answers late. */
const MAX_ASKS_FOR_MS = 10_000;

interface Member {
  readonly url: string;
  isReady: boolean;
  isAsked: boolean;
}

/**
 * Starts a balancer on loopback. It polls `/readyz`, distributes requests round-robin among ready gateways, and keeps
 * connections alive. It fails over only when a connection is refused, since nothing has been sent then; any other error
 * reaches the client.
 */
export async function aBalancer(): Promise<Balancer> {
  const members = new Map<string, Member>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    pass(request, response, { candidates: inTurn([...members.values()], turn), agent }).catch(
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => {
    for (const member of members.values()) void ask(member);
  }, ASKS_EVERY_MS);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    add: (url) => void members.set(url, { url, isReady: false, isAsked: false }),
    remove: (url) => void members.delete(url),
    get readyCount() {
      return [...members.values()].filter(({ isReady }) => isReady).length;
    },
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function ask(member: Member): Promise<void> {
  if (member.isAsked) return;
  member.isAsked = true;
  const signal = AbortSignal.timeout(MAX_ASKS_FOR_MS);
  const { ok } = await fetch(`${member.url}/readyz`, { signal }).catch(() => ({ ok: false }));
  [member.isReady, member.isAsked] = [ok, false];
}

/** The ready gateways in round-robin order; all of them if none is ready. */
function inTurn(members: readonly Member[], turn: number): readonly Member[] {
  const ready = members.filter(({ isReady }) => isReady);
  const candidates = ready.length > 0 ? ready : members;
  const first = turn % Math.max(1, candidates.length);
  return [...candidates.slice(first), ...candidates.slice(0, first)];
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { candidates, agent }: { readonly candidates: readonly Member[]; readonly agent: Agent },
): Promise<void> {
  const body = await buffer(request);
  for (const { url } of candidates) {
    const { method, headers, url: path = '/' } = request;
    const sent = httpRequest(new URL(path, url), { method, headers, agent });
    sent.end(body);
    try {
      const [answer]: unknown[] = await once(sent, 'response');
      await handOn(answer as IncomingMessage, response);
      return;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  response.writeHead(502).end('No gateway is ready.');
}

async function handOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  // Connection headers are hop-by-hop and not forwarded.
  const { connection: _own, 'keep-alive': _too, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, response);
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
