import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import type { Pixels } from './artwork.ts';
import type { OpusTrack } from './opus.ts';

/** A video as a loop of frames, each a VP8 key frame. */
export interface Reel {
  readonly frames: readonly Uint8Array[];
  /** The approximate frame rate. */
  readonly framesPerSecond: number;
  /** The duration of the video; the loop is repeated until then. */
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly sound?: OpusTrack;
}

/**
 * Encodes opaque RGBA pixels as a VP8 key frame: a lossy WebP contains one in its chunk "VP8 " (RFC 9649, section 2.5),
 * so no video encoder is needed.
 */
export async function vp8KeyFrame({ data, width, height }: Pixels): Promise<Uint8Array> {
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: FRAME_QUALITY, effort: 0 })
    .toBuffer();
  return chunk(webp, 'VP8 ');
}

/** Writes a reel as a WebM file. */
export async function writeWebm(reel: Reel): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const video = new EncodedVideoPacketSource('vp8');
  const frameRate = frameRateOf(reel);
  output.addVideoTrack(video, { frameRate });
  const audio = reel.sound ? new EncodedAudioPacketSource('opus') : undefined;
  if (audio) output.addAudioTrack(audio);
  await output.start();
  await Promise.all([addFrames(video, reel), audio && reel.sound && addSound(audio, reel.sound)]);
  await output.finalize();
  if (!target.buffer) throw new Error('The WebM muxer wrote no output.');
  return new Uint8Array(target.buffer);
}

const FRAME_QUALITY = 56;
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

function chunk(riff: Buffer, name: string): Uint8Array {
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= riff.length) {
    const size = riff.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    if (riff.toString('latin1', at, at + 4) === name) {
      return new Uint8Array(riff.subarray(start, start + size));
    }
    at = start + size + (size % 2);
  }
  throw new Error(`The WebP image has no chunk "${name}".`);
}

/** The nearest rate at which whole frames fill the video exactly, as WebM has no shorter last frame. */
function frameRateOf({ seconds, framesPerSecond }: Reel): number {
  return Math.ceil(seconds * framesPerSecond) / seconds;
}

async function addFrames(source: EncodedVideoPacketSource, reel: Reel): Promise<void> {
  const { frames, seconds, width, height } = reel;
  const frameRate = frameRateOf(reel);
  const metadata = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } };
  const count = Math.round(seconds * frameRate);
  for (let index = 0; index < count; index++) {
    const frame = frames[index % frames.length];
    if (!frame) break;
    const packet = new EncodedPacket(frame, 'key', index / frameRate, 1 / frameRate);
    await source.add(packet, metadata);
  }
  source.close();
}

async function addSound(source: EncodedAudioPacketSource, sound: OpusTrack): Promise<void> {
  const { packets, packetSeconds, description, sampleRate, channels } = sound;
  const decoderConfig = { codec: 'opus', sampleRate, numberOfChannels: channels, description };
  for (const [index, packet] of packets.entries()) {
    const start = index * packetSeconds;
    await source.add(new EncodedPacket(packet, 'key', start, packetSeconds), { decoderConfig });
  }
  source.close();
}
