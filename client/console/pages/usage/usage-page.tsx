import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChartColumnBig } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { UsageReport } from '../../../../generated/types.ts';
import { useKeyNames } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SPAN_PARAMETERS } from '../../components/day-span-fields.tsx';
import { type DaySpan, spanBefore, spanInWords } from '../../components/days.ts';
import { Empty } from '../../components/notice.tsx';
import { operationInWords } from '../../components/operation-names.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { isSaidAt } from '../../components/violations.tsx';
import { chartOf, groupsIn, SPLITS, type Split } from './breakdown.ts';
import { DailyTable } from './daily-table.tsx';
import { GroupTable } from './group-table.tsx';
import { measureNamed } from './measures.ts';
import { UsageControls } from './usage-controls.tsx';
import { UsageExport } from './usage-export.tsx';
import { UsageFigures } from './usage-figures.tsx';
import styles from './usage-page.module.css';
import { type UsageChoice, useUsageChoice } from './use-usage-choice.ts';

type Report = UsageReport['data'];

/** Usage and its cost, by model, key or operation. */
export function UsagePage(): ReactNode {
  const choice = useUsageChoice();
  const report = useReport(choice.span, `day,${choice.split}`);
  const before = useReport(spanBefore(choice.span), 'day');
  return (
    <>
      <PageHeader
        title="Usage"
        text="Usage by model, key or operation. Dates are in UTC. Work in progress counts once it ends."
        actions={<UsageExport choice={choice} />}
      />
      <div className={styles.page}>
        <UsageControls choice={choice} error={report.error} />
        {!isSaidAt(report.error, SPAN_PARAMETERS) && (
          <QueryView query={report} lines={8}>
            {(data) => <UsageView report={data} before={before.data} choice={choice} />}
          </QueryView>
        )}
      </div>
    </>
  );
}

function useReport({ from, to }: DaySpan, by: string): UseQueryResult<Report> {
  const patchbay = usePatchbay();
  return useQuery({
    queryKey: ['usage', from, to, by],
    queryFn: async ({ signal }) =>
      (await patchbay.account.usage({ from, to, by }, { signal })).data,
    // The previous report stays visible while another one loads, which avoids layout shift.
    placeholderData: keepPreviousData,
  });
}

interface UsageViewProps {
  readonly report: Report;
  readonly before: Report | undefined;
  readonly choice: UsageChoice;
}

function UsageView({ report, before, choice }: UsageViewProps): ReactNode {
  const span = { from: report.from, to: report.to };
  return (
    <>
      <UsageFigures report={report} before={before} />
      {report.total.requests === 0 ? (
        <Card>
          <Empty
            icon={<ChartColumnBig size={32} aria-hidden />}
            title={`No usage from ${spanInWords(span)}`}
            text="Requests appear here once they finish."
            action={<ButtonLink href="/playground">Open playground</ButtonLink>}
          />
        </Card>
      ) : (
        <UsageInParts report={report} choice={choice} />
      )}
    </>
  );
}

function UsageInParts({ report, choice }: Omit<UsageViewProps, 'before'>): ReactNode {
  const [isTable, setTable] = useState(false);
  const nameOf = useNames(choice.split);
  const measure = measureNamed(choice.measure);
  const { rows, from, to } = report;
  const groups = useMemo(
    () => groupsIn(rows, choice.split, measure),
    [rows, choice.split, measure],
  );
  const span = { from, to };
  const { split } = choice;
  const chart = chartOf({ rows, span, split, measure, groups, nameOf });
  const title = `${measure.label} by day and ${SPLITS[split].toLowerCase()}`;
  return (
    <>
      <Card
        title={title}
        actions={
          <Button size="small" variant="quiet" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show chart' : 'Show table'}
          </Button>
        }
      >
        {!isTable && <StackedBars label={title} {...chart} say={(amount) => measure.say(amount)} />}
        <div className={isTable ? undefined : `only-spoken ${styles.spoken}`}>
          <DailyTable caption={title} chart={chart} />
        </div>
      </Card>
      <Card title={`Totals by ${SPLITS[split].toLowerCase()}`}>
        <GroupTable groups={groups} nameOf={nameOf} choice={choice} />
      </Card>
    </>
  );
}

/** Resolves the names of the groups of a dimension. */
function useNames(split: Split): (id: string) => string {
  const keyName = useKeyNames();
  if (split === 'key') return keyName;
  if (split === 'operation') return operationInWords;
  return (id) => (id === '' ? 'No model' : id);
}
