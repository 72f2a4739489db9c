import '@fontsource-variable/inter/wght.css';
import '../../../client/console/styles/base.css';
import { lazy, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { JobResult } from '../../../client/console/answers/job-result.tsx';
import { JsonView } from '../../../client/console/answers/json-view.tsx';
import { AudioPlayer } from '../../../client/console/answers/media-player.tsx';
import {
  StreamedText,
  type StreamedTextProps,
} from '../../../client/console/answers/streamed-text.tsx';
import { ConsoleProviders } from '../../../client/console/app/providers.tsx';
import { useSession } from '../../../client/console/app/session.tsx';
import { Card } from '../../../client/console/components/card.tsx';
import { FileField } from '../../../client/console/inputs/file-field.tsx';
import { MaskEditor } from '../../../client/console/inputs/mask-editor.tsx';
import { MelodyRecorder } from '../../../client/console/inputs/melody-recorder.tsx';
import type { JobRecord, MidiData } from '../../../generated/types.ts';

const PianoRoll = lazy(() =>
  import('../../../client/console/answers/piano-roll.tsx').then((part) => ({
    default: part.PianoRoll,
  })),
);

/** The parts of the console that the page can render. */
export type Scene =
  | { readonly kind: 'job'; readonly record: JobRecord }
  | { readonly kind: 'sound'; readonly url: string }
  | { readonly kind: 'roll'; readonly midi: MidiData; readonly audioUrl?: string }
  | { readonly kind: 'text'; readonly props: StreamedTextProps }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'files'; readonly maxCount: number }
  | { readonly kind: 'mask'; readonly picture: File }
  | { readonly kind: 'melody'; readonly secondsUpTo: number };

declare global {
  /** Renders a scene. A scene of the same kind as the current one updates it. */
  var showScene: (scene: Scene) => void;
  /** The files that inputs have produced so far, the newest last. */
  var made: (File | undefined)[];
}

globalThis.made = [];

const place = document.createElement('main');
document.body.append(place);
const root = createRoot(place);

globalThis.showScene = (scene) => {
  root.render(
    <StrictMode>
      <ConsoleProviders>
        <SignedIn>
          <h1>Answers</h1>
          <Card title="A part">
            <Shown scene={scene} />
          </Card>
        </SignedIn>
      </ConsoleProviders>
    </StrictMode>,
  );
};

function SignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  const { session } = useSession();
  return session.kind === 'signed-in' && children;
}

function Shown({ scene }: { readonly scene: Scene }): ReactNode {
  switch (scene.kind) {
    case 'job':
      return <JobResult record={scene.record} />;
    case 'sound':
      return <AudioPlayer url={scene.url} title="A song" />;
    case 'roll':
      return (
        <Suspense>
          <PianoRoll {...scene} title="First Snow" />
        </Suspense>
      );
    case 'text':
      return <StreamedText {...scene.props} />;
    case 'json':
      return <JsonView value={scene.value} label="Response" />;
    case 'files':
      return <Files maxCount={scene.maxCount} />;
    case 'mask':
      return <MaskEditor picture={scene.picture} onMask={(mask) => globalThis.made.push(mask)} />;
    case 'melody':
      return (
        <MelodyRecorder
          secondsUpTo={scene.secondsUpTo}
          onRecorded={(file) => globalThis.made.push(file)}
        />
      );
  }
}

function Files({ maxCount }: { readonly maxCount: number }): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label="Pictures"
      hint="Up to three pictures."
      accept="image/png,image/jpeg,image/webp"
      isMultiple
      maxCount={maxCount}
      files={files}
      onFiles={(next) => {
        setFiles(next);
        globalThis.made.push(...next);
      }}
    />
  );
}
