import { Application, createEncoder, Signal } from 'libopus-wasm';
import type { Sound } from './music.ts';

/** Sound as Opus packets, all of the same length. */
export interface OpusTrack {
  readonly packets: readonly Uint8Array[];
  readonly packetSeconds: number;
  /** The identification header that containers carry (RFC 7845, section 5.1). */
  readonly description: Uint8Array;
  readonly sampleRate: number;
  readonly channels: number;
}

/** The sample rates that can be encoded; players hear 48 kHz whichever it was. */
export type OpusSampleRate = 24_000 | 48_000;

/** Encodes sound; what is left over after the last whole packet is dropped. */
export async function encodeOpus(sound: Sound, sampleRate: OpusSampleRate): Promise<OpusTrack> {
  const encoder = await createEncoder({
    channels: CHANNELS,
    sampleRate,
    bitrate: BITRATE[sampleRate],
    complexity: COMPLEXITY,
    application: Application.Audio,
    signal: Signal.Music,
  });
  try {
    const size = encoder.frameSize;
    const packets = Array.from({ length: Math.floor(sound.length / size) }, (_, index) =>
      encoder.encodeFloat(sound.subarray(index * size, (index + 1) * size)),
    );
    return {
      packets,
      packetSeconds: size / sampleRate,
      description: identification((encoder.getLookahead() * PLAYED_SAMPLE_RATE) / sampleRate),
      sampleRate: PLAYED_SAMPLE_RATE,
      channels: CHANNELS,
    };
  } finally {
    encoder.free();
  }
}

const PLAYED_SAMPLE_RATE = 48_000;
const CHANNELS = 1;
const BITRATE = { 24000: 40_000, 48000: 64_000 } as const;
/** 0 to 10: the middle costs little and sounds well for soft, synthetic sound. */
const COMPLEXITY = 3;

function identification(preSkipSamples: number): Uint8Array {
  const header = Buffer.alloc(19);
  header.write('OpusHead', 'latin1');
  header.writeUInt8(1, 8);
  header.writeUInt8(CHANNELS, 9);
  header.writeUInt16LE(preSkipSamples, 10);
  header.writeUInt32LE(PLAYED_SAMPLE_RATE, 12);
  return new Uint8Array(header);
}
