import { silentRecording } from '../client/conformance/recording.ts';

/** A WAV file of silence: one channel, eight bits. */
export function aRecording(seconds: number): Blob {
  return new Blob([silentRecording(seconds)], { type: 'audio/wav' });
}

/** A form with one file. */
export function aFormWith(name: string, file: Blob): FormData {
  const form = new FormData();
  form.append(name, file, 'file');
  return form;
}
