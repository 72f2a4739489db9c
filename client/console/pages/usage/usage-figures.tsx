import { type ReactNode, useId } from 'react';
import type { UsageReport } from '../../../../generated/types.ts';
import { useAccount } from '../../app/account-data.ts';
import { Badge } from '../../components/badge.tsx';
import { spanInWords } from '../../components/days.ts';
import { Spendable, unitWord, written } from '../../components/facts.tsx';
import { comparison, dailyFigures, daysLeft, inUnits, rounded } from './figures.ts';
import styles from './usage-page.module.css';

type Report = UsageReport['data'];

/** Usage at a glance. */
export function UsageFigures({
  report,
  before,
}: {
  readonly report: Report;
  readonly before: Report | undefined;
}): ReactNode {
  const { data: account } = useAccount();
  const { total } = report;
  const units = Number(total.units);
  const { days, perDay, busiest } = dailyFigures(report, account.createdAt);
  const left = daysLeft(Number(account.balance), perDay);
  return (
    <dl className={styles.figures}>
      <Figure
        name="Spent"
        value={inUnits(units)}
        aside={<Compared units={units} before={before} />}
        text={spanInWords(report)}
      />
      <Figure
        name="Per day"
        value={inUnits(perDay)}
        text={
          busiest === undefined
            ? `on average over ${days === 1 ? '1 day' : `${days} days`}`
            : `most on ${busiest.name}: ${rounded(busiest.units)}`
        }
      />
      <Figure
        name="Requests"
        value={written(total.requests)}
        text={
          total.requests === 0 ? 'no charges' : `${inUnits(units / total.requests)} each on average`
        }
      />
      <Figure
        name="Balance"
        value={<Left amount={account.balance} />}
        text={left ?? 'no current spending'}
      />
    </dl>
  );
}

function Left({ amount }: { readonly amount: string }): ReactNode {
  return (
    <>
      <Spendable amount={amount} /> {unitWord(amount)}
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly aside?: ReactNode;
  readonly text: string;
}

function Figure({ name, value, aside, text }: FigureProps): ReactNode {
  const textId = useId();
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value} aria-describedby={textId}>
        <strong>{value}</strong>
        {aside}
      </dd>
      <dd className={styles.figureText} id={textId}>
        {text}
      </dd>
    </div>
  );
}

function Compared({
  units,
  before,
}: {
  readonly units: number;
  readonly before: Report | undefined;
}): ReactNode {
  if (before === undefined) return null;
  const unitsBefore = Number(before.total.units);
  // No comparison if nothing was spent in either span.
  if (units === 0 && unitsBefore === 0) return null;
  const { short, long } = comparison(units, unitsBefore);
  return (
    <span title={`${long} (${spanInWords(before)})`}>
      <Badge>
        <span aria-hidden>{short}</span>
        <span className="only-spoken">{long}</span>
      </Badge>
    </span>
  );
}
