import { useEffect, useRef, useState } from 'react';
import { levelOf, microphoneProblem, wavOf } from './melody.ts';

/** The state of the recorder. */
export type Recording =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording' }
  | { readonly kind: 'converting' }
  | { readonly kind: 'recorded'; readonly file: File }
  | { readonly kind: 'failed'; readonly problem: string };

/** The state and actions of a recorder. */
export interface Recorder {
  readonly recording: Recording;
  /** Duration of the recording so far. */
  readonly seconds: number;
  /** Current loudness, 0 to 1. */
  readonly level: number;
  /** The microphones; empty until the browser reveals their names. */
  readonly devices: readonly MediaDeviceInfo[];
  /** @param deviceId the microphone; chosen by the browser if empty */
  readonly start: (deviceId: string) => Promise<void>;
  readonly stop: () => void;
}

const LEVEL_SAMPLES = 1_024;
const MOMENT_MS = 50;
const AT_LEAST_SECONDS = 1;
const PIECE_MS = 250;

/** The resources of a recording in progress. */
interface Run {
  readonly recorder: MediaRecorder;
  readonly end: () => void;
}

/** Records from a microphone, for at most `secondsUpTo` seconds. */
export function useRecorder(secondsUpTo: number, onRecorded: (file: File) => void): Recorder {
  const [recording, setRecording] = useState<Recording>({ kind: 'ready' });
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const run = useRef<Run | undefined>(undefined);
  const isGone = useRef(false);
  const isAsking = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      run.current?.end();
    };
  }, []);

  const finish = async (pieces: readonly Blob[], type: string, length: number): Promise<void> => {
    run.current?.end();
    run.current = undefined;
    setLevel(0);
    if (isGone.current) return;
    if (length < AT_LEAST_SECONDS) {
      setRecording({ kind: 'failed', problem: 'Too short. Record at least one second.' });
      return;
    }
    setRecording({ kind: 'converting' });
    try {
      const file = await wavOf(new Blob([...pieces], { type }), secondsUpTo);
      if (isGone.current) return;
      setRecording({ kind: 'recorded', file });
      onRecorded(file);
    } catch {
      setRecording({
        kind: 'failed',
        problem: 'The recording could not be converted. Record again.',
      });
    }
  };

  const begin = (stream: MediaStream): void => {
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    recorder.start(PIECE_MS);
    const meter = new Meter(stream);
    const startedAt = performance.now();
    const length = (): number => (performance.now() - startedAt) / 1000;
    const timer = setInterval(() => {
      setSeconds(Math.min(length(), secondsUpTo));
      setLevel(meter.level());
      if (length() >= secondsUpTo && recorder.state === 'recording') recorder.stop();
    }, MOMENT_MS);
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => {
      void finish(pieces, recorder.mimeType, length());
    });
    const end = (): void => {
      clearInterval(timer);
      meter.close();
      release(stream);
    };
    run.current = { recorder, end };
    setSeconds(0);
    setRecording({ kind: 'recording' });
  };

  return {
    recording,
    seconds,
    level,
    devices,
    async start(deviceId) {
      // A second click may come before the button is rendered again.
      if (isAsking.current || run.current !== undefined) return;
      isAsking.current = true;
      setRecording({ kind: 'asking' });
      let stream: MediaStream | undefined;
      try {
        stream = await microphone(deviceId);
        // Browsers reveal the names of microphones only after permission was granted.
        const all = await navigator.mediaDevices.enumerateDevices();
        setDevices(all.filter(({ kind }) => kind === 'audioinput'));
        if (isGone.current) release(stream);
        else begin(stream);
      } catch (error) {
        release(stream);
        setRecording({ kind: 'failed', problem: microphoneProblem(error) });
      } finally {
        isAsking.current = false;
      }
    },
    stop() {
      if (run.current?.recorder.state === 'recording') run.current.recorder.stop();
    },
  };
}

/** Opens the microphone without the browser's echo and noise filters, which are made for calls and degrade music. */
function microphone(deviceId: string): Promise<MediaStream> {
  const device = deviceId === '' ? {} : { deviceId: { exact: deviceId } };
  const sound = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
  return navigator.mediaDevices.getUserMedia({ audio: { ...device, ...sound } });
}

/** Turns the microphone off. */
function release(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Measures how loud a stream is. */
class Meter {
  readonly #context = new AudioContext();
  readonly #analyser = new AnalyserNode(this.#context, { fftSize: LEVEL_SAMPLES });
  readonly #samples = new Float32Array(LEVEL_SAMPLES);

  constructor(stream: MediaStream) {
    new MediaStreamAudioSourceNode(this.#context, { mediaStream: stream }).connect(this.#analyser);
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return levelOf(this.#samples);
  }

  close(): void {
    if (this.#context.state !== 'closed') void this.#context.close();
  }
}
