import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Theme, themes } from './theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const LABELS = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** A theme as an option of a control. */
export interface ThemeOption {
  readonly value: Theme;
  readonly label: string;
  readonly icon: ReactNode;
}

/** All themes with their labels and icons. */
export const themeOptions: readonly ThemeOption[] = themes.map((value) => {
  const Icon = ICONS[value];
  return { value, label: LABELS[value], icon: <Icon size={15} aria-hidden /> };
});
