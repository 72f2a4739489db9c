import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { aRecording } from '../recordings.ts';

/** Silent audio in each file type that uploads accept except MP3, by type name. */
export async function aSoundOfEachKind(seconds: number): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['WAV', Buffer.from(await aRecording(seconds).arrayBuffer())],
    ['FLAC', aFlac(seconds)],
    ['Ogg', await written(new OggOutputFormat(), OPUS, seconds)],
    ['WebM', await written(new WebMOutputFormat(), OPUS, seconds)],
    ['MP4', await written(new Mp4OutputFormat(), AAC, seconds)],
  ]);
}

/** Audio that consists of one repeated packet. */
interface Silence {
  readonly codec: AudioCodec;
  readonly sampleRate: number;
  readonly packet: readonly number[];
  readonly packetSeconds: number;
  readonly description: readonly number[];
}

/** Opus (RFC 6716) with its header (RFC 7845). */
const OPUS: Silence = {
  codec: 'opus',
  sampleRate: 48_000,
  packet: [0xf8, 0xff, 0xfe],
  packetSeconds: 0.02,
  description: [...Buffer.from('OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0', 'latin1')],
};
/** AAC (ISO/IEC 14496-3): low complexity, 44,100 Hz, one channel. */
const AAC: Silence = {
  codec: 'aac',
  sampleRate: 44_100,
  packet: [0x01, 0x40, 0x20, 0x06, 0x4f, 0xde, 0x02, 0x70],
  packetSeconds: 1024 / 44_100,
  description: [0x12, 0x08],
};

async function written(format: OutputFormat, silence: Silence, seconds: number): Promise<Buffer> {
  const { codec, sampleRate, packet, packetSeconds, description } = silence;
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: codec === 'aac' ? 'mp4a.40.2' : codec,
    sampleRate,
    numberOfChannels: 1,
    description: Uint8Array.from(description),
  };
  const count = Math.round(seconds / packetSeconds);
  for (let index = 0; index < count; index += 1) {
    const at = index * packetSeconds;
    const bytes = Uint8Array.from(packet);
    await source.add(new EncodedPacket(bytes, 'key', at, packetSeconds), { decoderConfig });
  }
  source.close();
  await output.finalize();
  if (target.buffer === null) throw new Error('The sound was not written.');
  return Buffer.from(target.buffer);
}

const FLAC_RATE = 8_000;
const FLAC_BLOCK = 4_096;

/** Builds a FLAC file (RFC 9639): one channel, 8 bits per sample, frames of a constant value. */
function aFlac(seconds: number): Buffer {
  const frames = Math.ceil((seconds * FLAC_RATE) / FLAC_BLOCK);
  const info = Buffer.alloc(34);
  info.writeUInt16BE(FLAC_BLOCK, 0);
  info.writeUInt16BE(FLAC_BLOCK, 2);
  // 20 bits: sample rate; 3: channels - 1; 5: bits per sample - 1; 36: total samples.
  info.writeUInt32BE(((FLAC_RATE << 12) | (0 << 9) | (7 << 4)) >>> 0, 10);
  info.writeUInt32BE(frames * FLAC_BLOCK, 14);
  const head = Buffer.from([0x80, 0, 0, info.length]);
  const bodies = Array.from({ length: frames }, (_none, index) => flacFrame(index));
  return Buffer.concat([Buffer.from('fLaC'), head, info, ...bodies]);
}

/** A frame of 4,096 samples at the file's sample rate, all of them 0. */
function flacFrame(index: number): Buffer {
  const head = [0xff, 0xf8, 0xc0, 0x02, ...Buffer.from(String.fromCodePoint(index))];
  const body = [...head, checksum(head, 0x07, 8), 0x00, 0x00];
  const sum = checksum(body, 0x8005, 16);
  return Buffer.from([...body, sum >> 8, sum & 0xff]);
}

/** A CRC of the given width with an initial value of 0. */
function checksum(bytes: readonly number[], polynomial: number, bits: number): number {
  const top = 1 << (bits - 1);
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      sum = ((sum & top) === 0 ? sum << 1 : (sum << 1) ^ polynomial) & ((1 << bits) - 1);
    }
  }
  return sum;
}
