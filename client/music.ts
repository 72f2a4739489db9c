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
import type { RequestOptions } from './connection.ts';
import { Job, type MusicJob } from './job.ts';
import { OperationGroup } from './operation-group.ts';
import type { UploadInput } from './recording-file.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** `patchbay.music`. */
export class Music extends OperationGroup implements MusicGroup {
  async upload(input: UploadInput, options?: RequestOptions): Promise<UploadResponse> {
    const opened = await openSample(input, this.connection.readingLimits(options));
    return this.connection.ask((client, call) => client.uploadSample(opened, call), options);
  }

  /**
   * `musicId` is the `music_id` returned by the upload.
   *
   * @inheritDoc
   */
  remove(musicId: string, options?: RequestOptions): Promise<Acknowledged> {
    return this.connection.ask((client, call) => client.removeSample({ musicId }, call), options);
  }

  async fromSample(body: CreateMusicRequest, options?: RequestOptions): Promise<MusicJob> {
    const { data } = await this.connection.ask(
      (client, call) => client.createMusic(body, call),
      options,
    );
    return new Job(this.connection, { id: data?.job_id, action: 'music' });
  }

  async get(jobId: string, options?: RequestOptions): Promise<MusicJob> {
    const record = await this.connection.ask(
      (client, call) => client.getMusicJob({ jobId }, call),
      options,
    );
    return new Job(this.connection, { id: record.jobId, action: 'music', record });
  }

  /**
   * Repeats the request until the notes are ready; `timeoutSeconds` limits the whole wait, too.
   *
   * @inheritDoc
   * @throws UpstreamFailedError if there will be no notes; TimedOutError if they are not ready in time
   */
  async midi(body: MidiRequest, options?: RequestOptions): Promise<MidiResponse> {
    const { finishedNotes } = await import('./finished-notes.ts');
    return finishedNotes(this.connection, body, options);
  }
}

/** Opens a recording; the code for it is loaded on demand. */
export async function openSample(
  input: UploadInput,
  limits: ReadingLimits,
): Promise<UploadForm | UploadRequest> {
  const { openRecording } = await import('./recording-file.ts');
  return openRecording(input, limits);
}
