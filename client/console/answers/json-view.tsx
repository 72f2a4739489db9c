import type { ReactNode } from 'react';
import { CodeBlock } from '../components/copy.tsx';

/** What the view of a value takes. */
export interface JsonViewProps {
  readonly value: unknown;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** A value as JSON. */
export function JsonView({ value, label }: JsonViewProps): ReactNode {
  return <CodeBlock label={label} code={JSON.stringify(value, null, 2)} />;
}
