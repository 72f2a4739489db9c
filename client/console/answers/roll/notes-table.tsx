import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { written } from '../../components/facts.tsx';
import { type Column, Table } from '../../components/table.tsx';
import styles from './notes-table.module.css';
import { nameOf } from './pitch.ts';
import type { Score, ScoreNote } from './score.ts';

const PAGE = 50;

/** Props of `NotesTable`. */
export interface NotesTableProps {
  readonly score: Score;
  readonly title: string;
  /** Seeks to the start of a note. */
  readonly onSeek: (seconds: number) => void;
}

interface NumberedNote extends ScoreNote {
  readonly number: number;
}

/** The notes of a song as a table, for screen readers and exact values. It is collapsed initially. */
export function NotesTable(props: NotesTableProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.notes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>All {written(props.score.notes.length)} notes as a table</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows({ score, title, onSeek }: NotesTableProps): ReactNode {
  const [shown, setShown] = useState(PAGE);
  const rows = score.notes.slice(0, shown).map((note, index) => ({ ...note, number: index + 1 }));
  const columns: readonly Column<NumberedNote>[] = [
    { key: 'number', title: 'No.', align: 'end', show: ({ number }) => number },
    {
      key: 'note',
      title: 'Note',
      show: ({ pitch, start, number }) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Go to note ${number}, ${nameOf(pitch)}`}
          onClick={() => onSeek(start)}
        >
          {nameOf(pitch)}
        </Button>
      ),
    },
    {
      key: 'instrument',
      title: 'Instrument',
      show: ({ instrument }) => score.instruments[instrument]?.name,
    },
    { key: 'start', title: 'Start', align: 'end', show: ({ start }) => seconds(start) },
    {
      key: 'length',
      title: 'Duration',
      align: 'end',
      show: ({ start, end }) => seconds(end - start),
    },
    {
      key: 'velocity',
      title: 'Velocity',
      align: 'end',
      show: ({ velocity }) => `${Math.round(velocity * 100)} %`,
    },
  ];
  const left = score.notes.length - rows.length;
  return (
    <>
      <Table
        caption={`Notes of ${title}`}
        columns={columns}
        rows={rows}
        keyOf={({ number }) => String(number)}
      />
      {left > 0 && (
        <Button size="small" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, left)} more of {written(left)}
        </Button>
      )}
    </>
  );
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
