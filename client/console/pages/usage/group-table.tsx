import type { ReactNode } from 'react';
import { seriesColour } from '../../charts/series-colours.ts';
import { written } from '../../components/facts.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { measuresUsed, SPLITS, type UsageOfGroup } from './breakdown.ts';
import { measureNamed } from './measures.ts';
import styles from './usage-page.module.css';
import type { UsageChoice } from './use-usage-choice.ts';

const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const LEAST_SHARE = 0.001;

/** Props of `GroupTable`. */
export interface GroupTableProps {
  readonly groups: readonly UsageOfGroup[];
  readonly nameOf: (id: string) => string;
  readonly choice: Pick<UsageChoice, 'split' | 'measure'>;
}

/** Total usage by model, key or operation, in descending order, for every measure with any usage. */
export function GroupTable({ groups, nameOf, choice }: GroupTableProps): ReactNode {
  const { split, measure } = choice;
  const total = groups.reduce((sum, { sums }) => sum + sums[measure], 0);
  const places = new Map(groups.map(({ id }, place) => [id, place]));
  const columns: readonly Column<UsageOfGroup>[] = [
    {
      key: 'name',
      title: SPLITS[split],
      show: ({ id }) => (
        <span className={styles.group}>
          <span
            className={styles.dot}
            style={{ background: seriesColour(places.get(id) ?? groups.length) }}
            aria-hidden
          />
          <bdi className={styles.groupName}>{nameOf(id)}</bdi>
        </span>
      ),
    },
    {
      key: 'share',
      title: `Share of ${measureNamed(measure).label.toLowerCase()}`,
      show: ({ sums }) => <Share of={total === 0 ? 0 : sums[measure] / total} />,
    },
    ...measuresUsed(groups, measure).map(
      (name): Column<UsageOfGroup> => ({
        key: name,
        title: measureNamed(name).label,
        align: 'end',
        show: ({ sums }) => (name === measure ? <b>{written(sums[name])}</b> : written(sums[name])),
      }),
    ),
  ];
  return (
    <Table
      caption={`Totals by ${SPLITS[split].toLowerCase()}`}
      columns={columns}
      rows={groups}
      keyOf={({ id }) => id}
    />
  );
}

/** A share above zero is never shown as zero. */
function shareInWords(share: number): string {
  return share > 0 && share < LEAST_SHARE ? `<${SHARE.format(LEAST_SHARE)}` : SHARE.format(share);
}

function Share({ of }: { readonly of: number }): ReactNode {
  return (
    <span className={styles.share}>
      <span className={styles.shareTrack} aria-hidden>
        <span className={styles.shareBar} style={{ width: `${of * 100}%` }} />
      </span>
      <span className={styles.shareText}>{shareInWords(of)}</span>
    </span>
  );
}
