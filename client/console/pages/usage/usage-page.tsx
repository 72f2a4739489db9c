import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChartColumnBig } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { UsageReport } from '../../../../generated/types.ts';
import { useKeyNames } from '../../app/account-data.ts';
import { LONG_CALL } from '../../app/own-gateway.ts';
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
import { type MeasureName, measureNamed } from './measures.ts';
import { UsageControls } from './usage-controls.tsx';
import { UsageExport } from './usage-export.tsx';
import { UsageFigures } from './usage-figures.tsx';
import styles from './usage-page.module.css';
import { useUsageChoice } from './use-usage-choice.ts';

type Report = UsageReport['data'];

/** Usage and its cost, by model, key or operation. */
export function UsagePage(): ReactNode {
  const choice = useUsageChoice();
  const report = useReport(choice.span, choice.split);
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
            {(data) => (
              <div className={styles.page} aria-busy={report.isPlaceholderData}>
                <UsageView answer={data} before={before.data?.report} measure={choice.measure} />
              </div>
            )}
          </QueryView>
        )}
      </div>
    </>
  );
}

/** A report, and what its days are split by; `day` if they are not. */
interface Answer<By> {
  readonly report: Report;
  readonly by: By;
}

function useReport<By extends Split | 'day'>(
  { from, to }: DaySpan,
  by: By,
): UseQueryResult<Answer<By>> {
  const patchbay = usePatchbay();
  const dimensions = by === 'day' ? by : (`day,${by}` as const);
  return useQuery({
    queryKey: ['usage', from, to, dimensions],
    queryFn: async ({ signal }) => {
      const asked = { from, to, by: dimensions };
      const { data } = await patchbay.account.usage(asked, { ...LONG_CALL, signal });
      return { report: data, by };
    },
    // The previous report stays visible while another one loads, which avoids layout shift.
    placeholderData: keepPreviousData,
  });
}

interface UsageViewProps {
  readonly answer: Answer<Split>;
  readonly before: Report | undefined;
  readonly measure: MeasureName;
}

/** Everything is of the answer's own choice, as a previous answer is shown while one of another choice loads. */
function UsageView({ answer, before, measure }: UsageViewProps): ReactNode {
  const { report } = answer;
  const span = { from: report.from, to: report.to };
  const earlier = spanBefore(span);
  const isEarlier = before?.from === earlier.from && before.to === earlier.to;
  return (
    <>
      <UsageFigures report={report} before={isEarlier ? before : undefined} />
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
        <UsageInParts answer={answer} measure={measure} />
      )}
    </>
  );
}

function UsageInParts({ answer, measure: name }: Omit<UsageViewProps, 'before'>): ReactNode {
  const [isTable, setTable] = useState(false);
  const { report, by: split } = answer;
  const nameOf = useNames(split);
  const measure = measureNamed(name);
  const { rows, from, to } = report;
  const groups = useMemo(() => groupsIn(rows, split, measure), [rows, split, measure]);
  const span = { from, to };
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
        <GroupTable groups={groups} nameOf={nameOf} choice={{ split, measure: name }} />
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
