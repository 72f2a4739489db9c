import type { ReactNode } from 'react';
import type { MidiData } from '../../../generated/types.ts';

/** What a piano roll takes. */
export interface PianoRollProps {
  readonly midi: MidiData;
  /** The song that the notes are of; without it, the notes play themselves. */
  readonly audioUrl?: string;
  readonly title: string;
}

/** The notes of a song. */
export function PianoRoll({ midi, title }: PianoRollProps): ReactNode {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {midi.instruments.map(({ name, notes }) => (
          <tr key={name}>
            <th>{name}</th>
            <td>{notes.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
