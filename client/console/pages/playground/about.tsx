import type { ReactNode } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { Prose } from '../../forms/prose.tsx';
import styles from './playground.module.css';

/** Props of `About`. */
export interface AboutProps {
  readonly form: Form;
  readonly titleId: string;
}

/** The contract's description of an operation. */
export function About({ form, titleId }: AboutProps): ReactNode {
  const [first, others] = beginningOf(form.help);
  return (
    <div className={styles.about}>
      <h2 id={titleId}>{form.title}</h2>
      <div className={styles.address}>
        <span className={styles.method}>{form.method}</span>
        <code>{form.path}</code>
      </div>
      <p>
        <Prose text={first} />
      </p>
      {others.length > 0 && (
        <details>
          <summary>Read more</summary>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

/** Splits the first sentence from the rest, by paragraph. */
function beginningOf([paragraph = '', ...others]: readonly string[]): [string, readonly string[]] {
  const end = paragraph.search(/(?<=\.) (?=[A-Z`])/);
  if (end < 0) return [paragraph, others];
  return [paragraph.slice(0, end), [paragraph.slice(end + 1), ...others]];
}
