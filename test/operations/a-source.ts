import { createServer, type RequestListener, type ServerResponse } from 'node:http';

/** A loopback server that files are fetched from. */
export interface Source {
  readonly url: string;
  /** The number of bytes sent, including bodies nobody read. */
  sent(): number;
  /** The number of responses still being sent. */
  open(): number;
  /** The number of connections accepted, whatever their result. */
  connections(): number;
  stop(): Promise<void>;
}

/** Writes the response for a path. */
export type SourceAnswer = (response: ServerResponse) => void;

/** Starts a source with a response for each path. */
export async function aSource(answers: Readonly<Record<string, SourceAnswer>>): Promise<Source> {
  let bytes = 0;
  const responses = new Set<ServerResponse>();
  const listener: RequestListener = ({ url, socket }, response) => {
    responses.add(response);
    const before = socket.bytesWritten;
    response.once('close', () => {
      bytes += socket.bytesWritten - before;
      responses.delete(response);
    });
    const answer = answers[url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response);
  };
  let connections = 0;
  const server = createServer(listener);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The source has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent: () => bytes,
    open: () => responses.size,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with a file. */
export function withFile(content: Uint8Array, status = 200): SourceAnswer {
  return (response) => response.writeHead(status).end(content);
}

/** Redirects to another URL. */
export function withRedirect(location: string): SourceAnswer {
  return (response) => response.writeHead(302, { location }).end();
}

const CHUNK = Buffer.alloc(65_536);

/** Responds with a body that never ends. */
export function withoutEnd(status = 200): SourceAnswer {
  return (response) => {
    response.writeHead(status);
    const pour = (): void => {
      while (!response.destroyed && response.write(CHUNK));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  };
}

/** Sends less than its Content-Length. */
export function withLessThanPromised(content: Uint8Array): SourceAnswer {
  return (response) => {
    response.writeHead(200, { 'content-length': content.length + 1 });
    response.write(content, () => response.destroy());
  };
}

/** Sends a Content-Length, then only one byte of the body, and stalls. */
export function withPromiseOf(bytes: number): SourceAnswer {
  return (response) => {
    response.writeHead(200, { 'content-length': bytes });
    response.write('x');
  };
}

/** Sends more than its Content-Length. */
export function withMoreThanPromised(content: Uint8Array): SourceAnswer {
  return ({ socket }) => {
    socket?.write(`HTTP/1.1 200 OK\r\ncontent-length: ${content.length - 1}\r\n\r\n`);
    socket?.end(content);
  };
}

const DRIP_MS = 20;

/** Sends its body one byte at a time, forever. */
export function withTrickle(status = 200): SourceAnswer {
  return (response) => {
    response.writeHead(status);
    const timer = setInterval(() => response.write('x'), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  };
}

/** Sends its headers one byte at a time, forever. */
export const withTricklingHead: SourceAnswer = (response) => {
  const { socket } = response;
  socket?.write('HTTP/1.1 200 OK\r\nx-trickle: ');
  const timer = setInterval(() => socket?.write('x'), DRIP_MS);
  response.once('close', () => clearInterval(timer));
};

/** Sends a part of its body, then stalls. */
export const withSilenceAfterStart: SourceAnswer = (response) => {
  response.writeHead(200).write('x');
};

/** Resets the connection, before the response or in the middle. */
export function withReset(begun: boolean): SourceAnswer {
  return (response) => {
    if (!begun) response.socket?.resetAndDestroy();
    else response.writeHead(200).write('x', () => response.socket?.resetAndDestroy());
  };
}

/** Responds with something other than HTTP. */
export const withNonsense: SourceAnswer = ({ socket }) => socket?.end('220 mail ready\r\n');

/** Never responds. */
export const withSilence: SourceAnswer = () => {};
