import { createServer, type RequestListener, type ServerResponse } from 'node:http';

/** A server on loopback that files are fetched from. */
export interface Source {
  readonly url: string;
  /** How many bytes it has handed over, answer bodies that nobody takes included. */
  sent(): number;
  /** How many of its answers are still being sent. */
  open(): number;
  /** How many connections have been made to it, whatever came of them. */
  connections(): number;
  stop(): Promise<void>;
}

/** What a path of a source answers. */
export type SourceAnswer = (response: ServerResponse) => void;

/** Starts a source with an answer for each path. */
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

/** Answers with the address of another file. */
export function withRedirect(location: string): SourceAnswer {
  return (response) => response.writeHead(302, { location }).end();
}

const CHUNK = Buffer.alloc(65_536);

/** Answers and does not come to an end. */
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

/** Promises more than it sends. */
export function withLessThanPromised(content: Uint8Array): SourceAnswer {
  return (response) => {
    response.writeHead(200, { 'content-length': content.length + 1 });
    response.write(content, () => response.destroy());
  };
}

/** Promises a size and sends nothing, or all too little, of it. */
export function withPromiseOf(bytes: number): SourceAnswer {
  return (response) => {
    response.writeHead(200, { 'content-length': bytes });
    response.write('x');
  };
}

/** Sends more than it promises. */
export function withMoreThanPromised(content: Uint8Array): SourceAnswer {
  return ({ socket }) => {
    socket?.write(`HTTP/1.1 200 OK\r\ncontent-length: ${content.length - 1}\r\n\r\n`);
    socket?.end(content);
  };
}

const DRIP_MS = 20;

/** Sends its file a byte at a time, and never comes to its end. */
export function withTrickle(status = 200): SourceAnswer {
  return (response) => {
    response.writeHead(status);
    const timer = setInterval(() => response.write('x'), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  };
}

/** Sends its head a byte at a time, and never comes to its end. */
export const withTricklingHead: SourceAnswer = (response) => {
  const { socket } = response;
  socket?.write('HTTP/1.1 200 OK\r\nx-trickle: ');
  const timer = setInterval(() => socket?.write('x'), DRIP_MS);
  response.once('close', () => clearInterval(timer));
};

/** Sends a part of its file and then nothing more. */
export const withSilenceAfterStart: SourceAnswer = (response) => {
  response.writeHead(200).write('x');
};

/** Breaks the connection off, before anything or in the middle. */
export function withReset(begun: boolean): SourceAnswer {
  return (response) => {
    if (!begun) response.socket?.resetAndDestroy();
    else response.writeHead(200).write('x', () => response.socket?.resetAndDestroy());
  };
}

/** Answers in what is no HTTP. */
export const withNonsense: SourceAnswer = ({ socket }) => socket?.end('220 mail ready\r\n');

/** Says nothing. */
export const withSilence: SourceAnswer = () => {};
