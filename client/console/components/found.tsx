import { type ReactNode, useState } from 'react';

/** Props of `Found`. */
export interface FoundProps {
  /** The current selection, as a text that changes with it. */
  readonly choice: string;
  /** Number of items shown; `undefined` while it is unknown. */
  readonly count: number | undefined;
  /** Singular and plural of the listed things, such as `job` and `jobs`. */
  readonly thing: string;
  readonly things: string;
}

/** Announces the number of results after the selection has changed, in a live region (WCAG 2.2, 4.1.3). */
export function Found({ choice, count, thing, things }: FoundProps): ReactNode {
  const [first] = useState(choice);
  const [wasChanged, setChanged] = useState(false);
  if (!wasChanged && choice !== first) setChanged(true);
  return (
    <p role="status" className="only-spoken">
      {wasChanged &&
        count !== undefined &&
        (count === 1 ? `1 ${thing} is shown.` : `${count} ${things} are shown.`)}
    </p>
  );
}
