import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aFreePort } from '../a-postgresql.ts';

/** Receivers that never accept a callback. */
export interface BadReceivers {
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

const HABITS: readonly RequestListener[] = [
  (request, response) => {
    request.resume();
    response.writeHead(500).end();
  },
  // Accepts the request and never replies.
  (request) => {
    request.resume();
  },
  (request, response) => {
    request.resume();
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  },
  (request) => {
    request.socket.resetAndDestroy();
  },
];

/** Starts one of each kind; nothing listens at the last address. */
export async function badReceivers(): Promise<BadReceivers> {
  const servers = await Promise.all(HABITS.map(listening));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  return {
    urls: [...ports, await aFreePort()].map((port) => `http://127.0.0.1:${port}/done`),
    async stop() {
      await Promise.all(servers.map(stopped));
    },
  };
}

async function listening(habit: RequestListener): Promise<Server> {
  const server = createServer(habit);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
