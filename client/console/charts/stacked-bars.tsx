import { AxisBottom } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { ChartLegend } from './chart-legend.tsx';
import { seriesColour } from './series-colours.ts';
import styles from './stacked-bars.module.css';
import {
  type Bar,
  type ChartColumn,
  type ChartSeries,
  layOutStackedBars,
  type StackedBarsLayout,
} from './stacked-bars-layout.ts';
import { useWidth } from './use-width.ts';

/** Props of `StackedBars`. */
export interface StackedBarsProps {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  /** At most six; the sixth has the colour of the remainder. */
  readonly series: readonly ChartSeries[];
  /** Formats a value with its unit, such as `60 units`. */
  readonly say: (value: number) => string;
}

const HEIGHT = 260;
/** Width of a label in rem: the larger the text, the fewer labels. */
const LABEL_REM = 4.25;
const MARGIN = { top: 12, right: 4, bottom: 28, left: 48 } as const;

/** A stacked bar chart. The legend toggles series; the arrow keys move between bars. */
export function StackedBars({ label, columns, series, say }: StackedBarsProps): ReactNode {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<number | undefined>(undefined);
  const shown = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden]);
  const plot = {
    width: Math.max(width - MARGIN.left - MARGIN.right, 0),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const labelWidth = LABEL_REM * rootFontPixels();
  const layout = useMemo(
    () =>
      layOutStackedBars({
        columns,
        series: shown,
        width: plot.width,
        height: plot.height,
        labelWidth,
      }),
    [columns, shown, plot.width, plot.height, labelWidth],
  );
  const bar = active === undefined ? undefined : layout.bars[active];
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={ref} className={styles.plot}>
        {width > 0 && (
          <div
            role="listbox"
            aria-orientation="horizontal"
            aria-label={`${label}, bar chart`}
            tabIndex={-1}
          >
            <svg width={width} height={HEIGHT} role="presentation">
              <Group left={MARGIN.left} top={MARGIN.top}>
                <Scales layout={layout} {...plot} />
                <Bars
                  {...{ layout, series, say, active }}
                  height={plot.height}
                  onActive={setActive}
                />
              </Group>
            </svg>
          </div>
        )}
        {bar !== undefined && <BarTip bar={bar} series={series} say={say} width={width} />}
      </div>
      <ChartLegend
        series={series}
        hidden={hidden}
        onToggle={(id) => setHidden((before) => toggled(before, id))}
      />
    </figure>
  );
}

function rootFontPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return before.has(id) ? before.difference(new Set([id])) : before.union(new Set([id]));
}

function Scales({
  layout,
  width,
  height,
}: {
  readonly layout: StackedBarsLayout;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const { bars, labelled, valueTicks } = layout;
  const most = valueTicks.at(-1)?.value ?? 1;
  const values = scaleLinear({ domain: [0, most], range: [height, valueTicks.at(-1)?.y ?? 0] });
  const places = scalePoint({
    domain: bars.map(({ column }) => column.key),
    range: [centreOf(bars[0]), centreOf(bars.at(-1))],
  });
  const labels = new Map(bars.map(({ column }) => [column.key, column.label]));
  return (
    <g aria-hidden className={styles.scales}>
      <GridRows
        scale={values}
        width={width}
        tickValues={valueTicks.map(({ value }) => value)}
        stroke="var(--line)"
      />
      {valueTicks.map(({ value, label, y }) => (
        <text key={value} x={-10} y={y} dy="0.32em" textAnchor="end" className={styles.tick}>
          {label}
        </text>
      ))}
      <AxisBottom
        scale={places}
        top={height}
        tickValues={labelled.map(({ column }) => column.key)}
        tickFormat={(key) => labels.get(key)}
        hideTicks
        stroke="var(--line-strong)"
        tickComponent={({ x, y, formattedValue }) => (
          <text x={x} y={y + 4} textAnchor={anchorOf(x, width)} className={styles.tick}>
            {formattedValue}
          </text>
        )}
      />
    </g>
  );
}

function centreOf(bar: Bar | undefined): number {
  return bar === undefined ? 0 : bar.slotX + bar.slotWidth / 2;
}

/** Keeps the last label inside the chart. */
function anchorOf(x: number, width: number): 'end' | 'middle' {
  return x > width - 28 ? 'end' : 'middle';
}

interface BarsProps {
  readonly layout: StackedBarsLayout;
  readonly series: readonly ChartSeries[];
  readonly say: (value: number) => string;
  readonly height: number;
  readonly active: number | undefined;
  readonly onActive: (index: number | undefined) => void;
}

/** Roving tab stop: one bar is in the tab order; the arrow keys, Home and End move to the others. */
function Bars({ layout, series, say, height, active, onActive }: BarsProps): ReactNode {
  const [stop, setStop] = useState<number | undefined>(undefined);
  const places = useRef(new Map<number, SVGGElement>());
  const last = layout.bars.length - 1;
  const move = (event: KeyboardEvent, index: number): void => {
    const to = nextPlace(event.key, index, last);
    if (to === undefined) return;
    event.preventDefault();
    places.current.get(to)?.focus();
  };
  return (
    <>
      {layout.bars.map((bar, index) => (
        <g
          key={bar.column.key}
          ref={(place) => void (place !== null && places.current.set(index, place))}
          role="option"
          aria-selected={index === active}
          aria-label={inWords(bar, series, say)}
          tabIndex={index === Math.min(stop ?? last, last) ? 0 : -1}
          className={styles.bar}
          data-active={index === active}
          onFocus={() => {
            setStop(index);
            onActive(index);
          }}
          onBlur={() => onActive(undefined)}
          onKeyDown={(event) => move(event, index)}
          onPointerEnter={() => onActive(index)}
          onPointerLeave={() => onActive(undefined)}
        >
          <rect className={styles.slot} x={bar.slotX} width={bar.slotWidth} height={height} />
          {bar.segments.map((segment) => (
            <BarRounded
              key={segment.seriesId}
              x={bar.x}
              y={segment.y}
              width={bar.width}
              height={segment.height}
              radius={Math.min(3, bar.width / 2, segment.height)}
              top={segment.isTop}
              fill={colourOf(series, segment.seriesId)}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function nextPlace(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(index + 1, last);
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function colourOf(series: readonly ChartSeries[], id: string): string {
  return seriesColour(series.findIndex((one) => one.id === id));
}

function inWords(
  { column, total, segments }: Bar,
  series: readonly ChartSeries[],
  say: (value: number) => string,
): string {
  const names = new Map(series.map(({ id, name }) => [id, name]));
  const parts = segments.map(({ seriesId, value }) => `${names.get(seriesId)}: ${say(value)}`);
  return [`${column.name}: ${total === 0 ? 'no usage' : say(total)}`, ...parts].join('. ');
}

interface BarTipProps {
  readonly bar: Bar;
  readonly series: readonly ChartSeries[];
  readonly say: (value: number) => string;
  readonly width: number;
}

/** The tooltip of a bar. Screen readers get the same content from the bar itself. */
function BarTip({ bar, series, say, width }: BarTipProps): ReactNode {
  const centre = MARGIN.left + centreOf(bar);
  const isRight = centre > width / 2;
  const edge = bar.slotWidth / 2 + 8;
  const place = isRight ? { right: width - centre + edge } : { left: centre + edge };
  return (
    <div className={styles.tip} style={place} aria-hidden>
      <div className={styles.tipName}>{bar.column.name}</div>
      {bar.total === 0 && <div className={styles.tipNothing}>No usage</div>}
      {bar.segments.toReversed().map(({ seriesId, value }) => (
        <div key={seriesId} className={styles.tipRow}>
          <span className={styles.dot} style={{ background: colourOf(series, seriesId) }} />
          <span className={styles.tipSeries}>
            {series.find(({ id }) => id === seriesId)?.name ?? seriesId}
          </span>
          <span>{say(value)}</span>
        </div>
      ))}
      {bar.segments.length > 1 && (
        <div className={styles.tipTotal}>
          <span>Total</span>
          <span>{say(bar.total)}</span>
        </div>
      )}
    </div>
  );
}
