import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** A tab with its panel. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** The tab cannot be selected yet. */
  readonly isDisabled?: boolean;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Tabs, of which one panel is shown. */
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
