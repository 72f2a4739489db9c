import type { UploadForm, UploadRequest } from '../generated/types.ts';
import { type FileSource, openUpload } from './file-source.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** A recording to upload: any `FileSource`, or a request body of the contract. */
export type UploadInput =
  | FileSource
  | UploadRequest
  | {
      /** The recording, as any `FileSource`. */
      readonly file: FileSource;
    };

/** Opens a recording. A file is sent in a form, a URL inside JSON. */
export async function openRecording(
  input: UploadInput,
  limits: ReadingLimits,
): Promise<UploadForm | UploadRequest> {
  // Callers without type checking may pass anything, including null.
  const isObject = typeof input === 'object' && input !== null;
  if (isObject && 'audio_url' in input) return input;
  const isForm = isObject && 'file' in input;
  const source = isForm ? input.file : input;
  const file = await openUpload({ name: 'file', source }, limits);
  return 'address' in file ? { audio_url: file.address } : { file };
}
