import type { ReactNode } from 'react';

/** What the recorder of a melody takes. */
export interface MelodyRecorderProps {
  /** How long a recording may be. */
  readonly secondsUpTo: number;
  /** Told the recording, a WAV file. */
  readonly onRecorded: (file: File) => void;
}

/** Records a melody. */
export function MelodyRecorder({ secondsUpTo }: MelodyRecorderProps): ReactNode {
  return <p>Up to {secondsUpTo} seconds.</p>;
}
