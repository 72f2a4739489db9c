import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The files of a server, by path. */
export type Pages = Readonly<
  Record<string, { readonly body: string | Uint8Array; readonly type: string }>
>;

/** A server for pages of another origin than the gateway's. */
export interface PageServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server on loopback. */
export async function aPageServer(pages: Pages): Promise<PageServer> {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url];
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': page.type }).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
