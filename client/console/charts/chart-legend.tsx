import type { ReactNode } from 'react';
import { seriesColour } from './series-colours.ts';
import styles from './stacked-bars.module.css';
import type { ChartSeries } from './stacked-bars-layout.ts';

/** Props of `ChartLegend`. */
export interface ChartLegendProps {
  readonly series: readonly Pick<ChartSeries, 'id' | 'name'>[];
  /** Identifiers of the hidden series. */
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The legend of a chart; each series can be switched off. */
export function ChartLegend({ series, hidden, onToggle }: ChartLegendProps): ReactNode {
  return (
    <ul className={styles.legend} aria-label="Chart legend">
      {series.map(({ id, name }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(id)}
            onClick={() => onToggle(id)}
          >
            <span className={styles.dot} style={{ background: seriesColour(place) }} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
