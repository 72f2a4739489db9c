import type { MusicGroup } from '../generated/groups.ts';
import type {
  Acknowledged,
  CreateMusicRequest,
  MidiRequest,
  MidiResponse,
  UploadForm,
  UploadRequest,
  UploadResponse,
} from '../generated/types.ts';
import type { Connection, RequestOptions } from './connection.ts';
import type { FileSource } from './file-source.ts';
import { Job, type MusicJob } from './job.ts';
import { isMusicRecord as isKind } from './job-record.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** A recording to upload, in any form of a file, or as the contract has it. */
export type UploadInput = FileSource | UploadRequest | { readonly file: FileSource };

/** `patchbay.music`. */
export class Music implements MusicGroup {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async upload(input: UploadInput, options?: RequestOptions): Promise<UploadResponse> {
    const opened = await openSample(input, this.#connection.readingLimits(options));
    return this.#connection.ask((client, call) => client.uploadSample(opened, call), options);
  }

  /**
   * `musicId` is the `music_id` that its upload has answered.
   *
   * @inheritDoc
   */
  remove(musicId: string, options?: RequestOptions): Promise<Acknowledged> {
    return this.#connection.ask((client, call) => client.removeSample({ musicId }, call), options);
  }

  async fromSample(body: CreateMusicRequest, options?: RequestOptions): Promise<MusicJob> {
    const { data } = await this.#connection.ask(
      (client, call) => client.createMusic(body, call),
      options,
    );
    return new Job(this.#connection, { id: data?.job_id, isKind });
  }

  async get(jobId: string, options?: RequestOptions): Promise<MusicJob> {
    const record = await this.#connection.ask(
      (client, call) => client.getMusicJob({ jobId }, call),
      options,
    );
    return new Job(this.#connection, { id: record.jobId, isKind, record });
  }

  midi(body: MidiRequest, options?: RequestOptions): Promise<MidiResponse> {
    return this.#connection.ask((client, call) => client.extractMidi(body, call), options);
  }
}

/** Opens a recording. A file is sent in a form, an address inside JSON. */
export async function openSample(
  input: UploadInput,
  limits: ReadingLimits,
): Promise<UploadForm | UploadRequest> {
  // Callers without type checks may give anything, also null.
  const isObject = typeof input === 'object' && input !== null;
  if (isObject && 'audio_url' in input) return input;
  const { openUpload } = await import('./file-source.ts');
  const isForm = isObject && 'file' in input;
  const file = await openUpload(isForm ? input.file : input, limits);
  return 'address' in file ? { audio_url: file.address } : { file };
}
