const HEADER_BYTES = 44;
const SAMPLES_PER_SECOND = 8_000;
const SILENCE = 0x80;

/** Creates a silent WAV file: one channel, eight bits. */
export function silentRecording(seconds: number): Buffer<ArrayBuffer> {
  const length = Math.round(seconds * SAMPLES_PER_SECOND);
  const file = Buffer.alloc(HEADER_BYTES + length, SILENCE);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  file.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  return file;
}
