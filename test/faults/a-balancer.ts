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

/** A front that shares requests among gateways, as those in front of real ones do. */
export interface Balancer {
  readonly url: string;
  /** Adds a gateway, which is sent requests from when it says that it is ready. */
  add(url: string): void;
  /** Forgets a gateway that is gone. */
  remove(url: string): void;
  /** How many gateways said so when they were asked last. */
  readonly readyCount: number;
  stop(): Promise<void>;
}

/** How often each gateway is asked whether it is ready. */
const ASKS_EVERY_MS = 100;
/** A machine that is busy with other tests answers late. */
const ASKS_FOR_MS_UP_TO = 10_000;

interface Member {
  readonly url: string;
  isReady: boolean;
  isAsked: boolean;
}

/**
 * Starts one on loopback. It asks `/readyz`, sends to those that are ready in turn, keeps its connections, and tries
 * another one where a connection is refused: then nothing has been sent. Whatever else goes wrong, its caller is told.
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
  const signal = AbortSignal.timeout(ASKS_FOR_MS_UP_TO);
  const { ok } = await fetch(`${member.url}/readyz`, { signal }).catch(() => ({ ok: false }));
  [member.isReady, member.isAsked] = [ok, false];
}

/** Those that are ready; where none says so, any of them is worth a try. */
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
  // What an answer says of its connection is not for the next one.
  const { connection: _own, 'keep-alive': _too, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, response);
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
