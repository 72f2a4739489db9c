import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** One of several things at the same place. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** It cannot be chosen yet. */
  readonly isDisabled?: boolean;
}

/** What tabs take. */
export interface TabsProps {
  /** What they are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Several things at the same place, one of which is shown. */
export function Tabs({ label, tabs }: TabsProps): ReactNode {
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.id} className={styles.tabs}>
      <BaseTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            disabled={tab.isDisabled ?? false}
            className={styles.tab}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
