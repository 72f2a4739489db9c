import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { NOTE_COLOURS } from './palette.ts';
import styles from './roll-legend.module.css';
import type { ScoreInstrument } from './score.ts';

/** Props of `RollLegend`. */
export interface RollLegendProps {
  readonly instruments: readonly ScoreInstrument[];
  readonly hidden: ReadonlySet<number>;
  readonly onHidden: (hidden: ReadonlySet<number>) => void;
}

/** The instruments in their colours; each can be hidden, which also mutes it. */
export function RollLegend({ instruments, hidden, onHidden }: RollLegendProps): ReactNode {
  const toggle = (instrument: number): void => {
    const next = new Set(hidden);
    if (!next.delete(instrument)) next.add(instrument);
    onHidden(next);
  };
  return (
    <ul className={styles.legend} aria-label="Instruments">
      {instruments.map(({ name, count }, instrument) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an instrument is its place in the song
        <li key={instrument}>
          <button
            type="button"
            className={styles.instrument}
            aria-pressed={!hidden.has(instrument)}
            onClick={() => toggle(instrument)}
          >
            <span
              className={styles.swatch}
              style={{ background: `var(--roll-note-${instrument % NOTE_COLOURS})` }}
            />
            {name}
            <span className={styles.count}>
              {count}
              <span className="only-spoken"> notes</span>
            </span>
            {hidden.has(instrument) ? <EyeOff size={14} /> : <Eye size={14} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
