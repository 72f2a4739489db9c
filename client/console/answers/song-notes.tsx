import { Music4 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Quote } from '../../../generated/types.ts';
import { NotFoundError } from '../../index.ts';
import { Button } from '../components/button.tsx';
import { written } from '../components/facts.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { QueryView } from '../components/query-view.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import type { Notes } from './use-notes.ts';

const PianoRoll = lazy(() =>
  import('./piano-roll.tsx').then((part) => ({ default: part.PianoRoll })),
);

/** Props of `NotesButton`. */
export interface NotesButtonProps {
  readonly notes: Notes;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Shows the notes of a song. Until it is pressed, it shows their price and requests nothing that is charged. */
export function NotesButton({ notes, isShown, onToggle }: NotesButtonProps): ReactNode {
  const { quote, query } = notes;
  const icon = <Music4 size={15} />;
  const isThere = query.data !== undefined;
  // Some upstreams provide no notes.
  if (!isThere && quote.error instanceof NotFoundError) return null;
  if (!isThere && !isShown && quote.data === undefined) {
    const { isFetching, isPending } = quote;
    return (
      <Button
        size="small"
        icon={icon}
        isBusy={isFetching}
        disabled={isPending}
        onClick={() => void quote.refetch()}
      >
        {isPending ? 'Show notes' : 'Get price of notes'}
      </Button>
    );
  }
  const cost = isThere || quote.data === undefined ? '' : costText(quote.data);
  return (
    <Button size="small" icon={icon} aria-expanded={isShown} onClick={onToggle}>
      {isShown ? 'Hide notes' : `Show notes${cost}`}
    </Button>
  );
}

function costText({ data: { units, isEstimate } }: Quote): string {
  const amount = Number(units);
  if (amount === 0) return '';
  return ` for ${isEstimate ? 'about ' : ''}${written(amount)} ${amount === 1 ? 'unit' : 'units'}`;
}

const EXTRACTION = {
  refused: 'The notes were not extracted.',
  open: 'the notes were extracted and charged',
} as const;

/** Props of `SongNotes`. */
export interface SongNotesProps {
  readonly notes: Notes;
  readonly audioUrl: string;
  readonly title: string;
}

/** The notes of a song as a roll that follows playback. */
export function SongNotes({ notes, audioUrl, title }: SongNotesProps): ReactNode {
  const { error, refetch } = notes.query;
  // Unlike a read, another request is charged again if the failed one was.
  if (error !== null) {
    return <ErrorNotice error={error} change={EXTRACTION} onRetry={() => void refetch()} />;
  }
  return (
    <QueryView query={notes.query} lines={8}>
      {({ data }) => (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PianoRoll midi={data} audioUrl={audioUrl} title={title} />
        </Suspense>
      )}
    </QueryView>
  );
}
