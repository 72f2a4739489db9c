import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { UsageReport } from '../../../../generated/types.ts';
import { useAccount } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Spendable, Units, unitWord, written } from '../../components/facts.tsx';
import { MoreUnits } from '../../components/more-units.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { type DayOfUse, daysOfUse, lastDays } from './days.ts';
import styles from './figures.module.css';

/** The balance and recent spending. */
export function Figures(): ReactNode {
  const { balance, reserved } = useAccount().data;
  return (
    <div className={styles.figures}>
      <section className={styles.figure} aria-labelledby="balance">
        <h2 id="balance">Balance</h2>
        <p className={styles.value}>
          <Spendable amount={balance} /> <span className={styles.unit}>{unitWord(balance)}</span>
        </p>
        {Number(balance) <= 0 && (
          <p>
            <MoreUnits />
          </p>
        )}
        <p className={styles.quiet}>
          {Number(reserved) === 0 ? (
            'Nothing reserved'
          ) : (
            <>
              <Units amount={reserved} /> reserved for work in progress
            </>
          )}
        </p>
      </section>
      <Used />
    </div>
  );
}

function Used(): ReactNode {
  const patchbay = usePatchbay();
  const { from, to } = lastDays(new Date());
  const query = useQuery({
    queryKey: ['usage', { from, to, by: 'day' }],
    queryFn: ({ signal }) => patchbay.account.usage({ from, to, by: 'day' }, { signal }),
  });
  return (
    <section className={styles.figure} aria-labelledby="used">
      <div className={styles.head}>
        <h2 id="used">Usage, last 14 days</h2>
        <Link href="/usage">View usage</Link>
      </div>
      <QueryView query={query} lines={2}>
        {({ data }) => <UsedFigures report={data} />}
      </QueryView>
    </section>
  );
}

function UsedFigures({ report }: { readonly report: UsageReport['data'] }): ReactNode {
  const { units, requests } = report.total;
  return (
    <div className={styles.used}>
      <div>
        <p className={styles.value}>
          <Units amount={units} /> <span className={styles.unit}>{unitWord(units)}</span>
        </p>
        <p className={styles.quiet}>
          in {written(requests)} {requests === 1 ? 'request' : 'requests'}
        </p>
      </div>
      <Bars days={daysOfUse(report)} />
    </div>
  );
}

const BAR = { width: 8, gap: 4, height: 44, least: 2 } as const;

/** A bar per day. The usage page has the same data for people who cannot see the bars. */
function Bars({ days }: { readonly days: readonly DayOfUse[] }): ReactNode {
  const most = Math.max(...days.map(({ units }) => units), 1);
  const width = days.length * (BAR.width + BAR.gap) - BAR.gap;
  const busiest = days.reduce((best, day) => (day.units > best.units ? day : best), {
    day: '',
    units: 0,
  });
  const words =
    busiest.units === 0
      ? 'No usage.'
      : `Most on ${busiest.day}: ${written(busiest.units)} ${unitWord(busiest.units)}.`;
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={words}
      viewBox={`0 0 ${width} ${BAR.height}`}
      width={width}
      height={BAR.height}
    >
      {days.map(({ day, units }, place) => {
        const height = Math.max(BAR.least, (units / most) * BAR.height);
        return (
          <rect
            key={day}
            className={units === 0 ? styles.none : styles.some}
            x={place * (BAR.width + BAR.gap)}
            y={BAR.height - height}
            width={BAR.width}
            height={height}
            rx={2}
          >
            <title>{`${day}: ${written(units)} ${unitWord(units)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
