import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { operationInWords } from '../../components/operation-names.ts';
import type { NameGroup } from './key-draft.ts';
import styles from './keys-page.module.css';
import { lookupsOf } from './lookups.ts';

/** Props of `MissingLookups`. */
export interface MissingLookupsProps {
  readonly group: NameGroup;
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/**
 * Warns that a key lacks the operations to wait for the jobs that a group's operations create, and offers to add them.
 */
export function MissingLookups({ group, chosen, onChosen }: MissingLookupsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const makers = group.choices.map(({ value }) => value).filter((name) => chosen.includes(name));
  const lookups = lookupsOf(makers);
  const missing = lookups.filter((lookup) => !chosen.includes(lookup));
  const title =
    missing.length === lookups.length
      ? 'This key cannot wait for its jobs.'
      : 'Some programs cannot wait for the jobs of this key.';
  const words = missing.map(operationInWords).join(', ');
  return (
    <div ref={place} role="status" className={styles.lookups}>
      {missing.length > 0 && (
        <Notice
          tone="warning"
          title={title}
          actions={
            <Button
              size="small"
              onClick={() => {
                onChosen([...chosen, ...missing]);
                // The button disappears; the focus moves to the selected operations.
                place.current?.closest('fieldset')?.querySelector<HTMLElement>(':checked')?.focus();
              }}
            >
              Add {missing.length === 1 ? 'it' : 'them'}
            </Button>
          }
        >
          <p>It lacks these operations to look up jobs: {words}.</p>
        </Notice>
      )}
    </div>
  );
}
