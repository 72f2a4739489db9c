import type { ReactNode } from 'react';
import { DayField } from './day-field.tsx';
import { sentencesAt } from './violations.tsx';

/** Props of `DaySpanFields`. */
export interface DaySpanFieldsProps {
  /** The first and last day, such as `2026-11-21`; `undefined` if the span is open at that end. */
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
  /** Why the gateway has refused the span, if it has. */
  readonly error?: unknown;
  /** Called with the day that was changed; `undefined` if it was removed. */
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void;
  /** Whether the span needs both days: a field that is left empty keeps its day. */
  readonly isClosed?: boolean;
}

/** The parameters whose violations `DaySpanFields` shows. */
export const SPAN_PARAMETERS = ['from', 'to'] as const;

const LABELS = { from: 'From', to: 'To' } as const;
const REVERSED = ['To must not lie before From.'];

/** Two date fields for a span of days; a span that ends before it begins is reported at the field of its end. */
export function DaySpanFields(props: DaySpanFieldsProps): ReactNode {
  const { span, error, onChange, isClosed = false } = props;
  const isReversed = span.from !== undefined && span.to !== undefined && span.to < span.from;
  return (
    <>
      {SPAN_PARAMETERS.map((name) => (
        <DayField
          key={name}
          label={LABELS[name]}
          day={span[name] ?? ''}
          errors={
            isReversed && name === 'to'
              ? REVERSED
              : sentencesAt(error, { path: name, label: LABELS[name] })
          }
          onDay={(day) => onChange({ [name]: day })}
          {...(isClosed ? {} : { onCleared: () => onChange({ [name]: undefined }) })}
        />
      ))}
      {/* The message at a field is not announced when it appears. */}
      <span role="status" className="only-spoken">
        {isReversed && 'The last day lies before the first.'}
      </span>
    </>
  );
}
