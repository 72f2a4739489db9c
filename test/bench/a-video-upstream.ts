import { createServer } from 'node:http';

/**
 * A process with the part of xAI's video interface that jobs need: each video is finished by the first poll, and
 * consists of the same few bytes. Prints its URL.
 */

/** The beginning of an MP4 file. */
const VIDEO = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41');
let count = 0;

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    if (request.url === '/video.mp4') {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': VIDEO.length });
      response.end(VIDEO);
      return;
    }
    count += 1;
    const url = `http://${request.headers.host}/video.mp4`;
    const answer =
      request.method === 'POST'
        ? { request_id: `video-${count}` }
        : { status: 'done', video: { url, duration: 6, respect_moderation: true } };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
});
server.keepAliveTimeout = 120_000;

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
