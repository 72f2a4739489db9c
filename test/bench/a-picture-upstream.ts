import { createServer } from 'node:http';
import sharp from 'sharp';

/**
 * A process with the part of the OpenAI interface that pictures need: it reads a request completely and responds with a
 * picture of noise in Base64. Prints its URL.
 */

/** The side length in pixels. Noise is not compressible: its PNG has about three bytes per pixel, 2 MB by default. */
const SIDE = Number(process.env.PICTURE_SIDE ?? 830);

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const picture = await sharp({
  create: { width: SIDE, height: SIDE, channels: 3, background: '#000', noise },
})
  .png({ compressionLevel: 0 })
  .toBuffer();
const body = Buffer.from(
  JSON.stringify({
    created: 0,
    data: [{ b64_json: picture.toString('base64') }],
    usage: {
      input_tokens: 2,
      input_tokens_details: { text_tokens: 1, image_tokens: 1 },
      output_tokens: 1,
      total_tokens: 3,
    },
  }),
);

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
// Contestants take turns: a connection closed while idle would break the first request of the next turn.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
