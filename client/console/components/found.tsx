import { type ReactNode, useState } from 'react';

/** The props of the sentence. */
export interface FoundProps {
  /** What is chosen, as a text that changes with it. */
  readonly choice: string;
  /** How many are shown; nothing as long as that is not known. */
  readonly count: number | undefined;
  /** What is listed, one and several of it, such as `job` and `jobs`. */
  readonly thing: string;
  readonly things: string;
}

/** Says what a changed choice has found, for those who do not see the list change (WCAG 2.2, 4.1.3). */
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
