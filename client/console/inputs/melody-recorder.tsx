import { Mic, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AudioPlayer } from '../answers/media-player.tsx';
import { clockText } from '../answers/roll/layout.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import styles from './melody-recorder.module.css';
import { useFileUrl } from './page-files.ts';
import { type Recorder, useRecorder } from './use-recorder.ts';

/** Props of `MelodyRecorder`. */
export interface MelodyRecorderProps {
  /** Maximum duration of a recording, in seconds. */
  readonly secondsUpTo: number;
  /** Called with the recording, a WAV file. */
  readonly onRecorded: (file: File) => void;
}

/** Records a melody with the microphone. */
export function MelodyRecorder({ secondsUpTo, onRecorded }: MelodyRecorderProps): ReactNode {
  const recorder = useRecorder(secondsUpTo, onRecorded);
  const [deviceId, setDeviceId] = useState('');
  const { recording, devices } = recorder;
  const isRunning = recording.kind === 'recording';
  return (
    <div className={styles.recorder}>
      <div className={styles.bar}>
        <RecordButton recorder={recorder} onStart={() => void recorder.start(deviceId)} />
        {isRunning ? (
          <RunningRecording recorder={recorder} secondsUpTo={secondsUpTo} />
        ) : (
          <span className={styles.words}>{WORDS[recording.kind]}</span>
        )}
      </div>
      {recording.kind === 'failed' && <Notice tone="warning" title={recording.problem} />}
      {recording.kind === 'recorded' && <Recorded file={recording.file} />}
      {!isRunning && devices.length > 1 && (
        <SelectField
          label="Microphone"
          value={deviceId}
          onValueChange={setDeviceId}
          choices={[
            { value: '', label: 'Browser default' },
            ...devices.map((device, index) => ({
              value: device.deviceId,
              label: device.label === '' ? `Microphone ${index + 1}` : device.label,
            })),
          ]}
        />
      )}
      <p className="only-spoken" role="status">
        {isRunning ? 'Recording.' : WORDS[recording.kind]}
      </p>
    </div>
  );
}

const WORDS = {
  ready: 'Hum, sing or play a melody.',
  asking: 'Allow microphone access in the browser.',
  recording: '',
  converting: 'Creating audio file…',
  recorded: 'Play it back or record again.',
  failed: 'Nothing was recorded.',
} as const;

interface RecordButtonProps {
  readonly recorder: Recorder;
  readonly onStart: () => void;
}

function RecordButton({ recorder, onStart }: RecordButtonProps): ReactNode {
  const { kind } = recorder.recording;
  if (kind === 'recording') {
    return (
      <Button
        variant="danger"
        icon={<Square size={14} fill="currentColor" />}
        onClick={recorder.stop}
      >
        Stop
      </Button>
    );
  }
  const isAgain = kind === 'recorded' || kind === 'failed';
  return (
    <Button
      icon={isAgain ? <RotateCcw size={15} /> : <Mic size={16} />}
      isBusy={kind === 'asking' || kind === 'converting'}
      onClick={onStart}
    >
      {isAgain ? 'Record again' : 'Record'}
    </Button>
  );
}

interface RunningRecordingProps {
  readonly recorder: Recorder;
  readonly secondsUpTo: number;
}

function RunningRecording({ recorder, secondsUpTo }: RunningRecordingProps): ReactNode {
  const { seconds, level } = recorder;
  return (
    <>
      <span className={styles.light} aria-hidden />
      <span className={styles.time} role="timer">
        {clockText(seconds)} / {clockText(secondsUpTo)}
      </span>
      <meter className={styles.meter} aria-label="Input level" min={0} max={1} value={level} />
    </>
  );
}

function Recorded({ file }: { readonly file: File }): ReactNode {
  const url = useFileUrl(file);
  return url !== undefined && <AudioPlayer url={url} title="your recording" />;
}
