import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

/** The props of a menu. */
export interface MenuProps {
  /** The button that opens it, such as an `IconButton`. */
  readonly trigger: ReactElement;
  /** Where it opens, as seen from the button; below unless given. */
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  /** Whether it is open from the beginning, as one that was loaded when it was asked for. */
  readonly isOpenAtFirst?: boolean;
  /** `MenuItem`, `MenuLink`, `MenuChoice`, `MenuHead` and `MenuLine`. */
  readonly children: ReactNode;
}

/** A list of things to do, behind a button. Arrows, letters, Home, End and Escape work as everywhere. */
export function Menu(props: MenuProps): ReactNode {
  const { trigger, side = 'bottom', align = 'end', isOpenAtFirst = false, children } = props;
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        {/* The button stays where it is while the page moves, and so does the menu below a pointer. */}
        <BaseMenu.Positioner
          className={styles.place}
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={6}
        >
          <BaseMenu.Popup className={styles.menu}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** The props of an entry of a menu. */
export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onChoose: () => void;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Something that a menu does. */
export function MenuItem({
  icon,
  onChoose,
  isDangerous = false,
  isDisabled = false,
  children,
}: MenuItemProps): ReactNode {
  return (
    <BaseMenu.Item
      className={styles.item}
      data-dangerous={isDangerous || undefined}
      disabled={isDisabled}
      onClick={onChoose}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

/** The props of an entry of a menu that leads elsewhere. */
export interface MenuLinkProps {
  readonly icon?: ReactNode;
  readonly href: string;
  readonly children: ReactNode;
}

/** Something that a menu leads to, in a window of its own. */
export function MenuLink({ icon, href, children }: MenuLinkProps): ReactNode {
  return (
    <BaseMenu.LinkItem className={styles.item} href={href} target="_blank" rel="noreferrer">
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** One of the things that a menu lets choose from. */
export interface MenuOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** The props of a choice in a menu. */
export interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly MenuOption<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, side by side in a menu. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: MenuChoiceProps<Value>): ReactNode {
  return (
    <BaseMenu.RadioGroup
      className={styles.choice}
      aria-label={label}
      value={value}
      onValueChange={onChoose}
    >
      <span aria-hidden>{label}</span>
      <span className={styles.options}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            className={styles.option}
            value={option.value}
            aria-label={option.label}
            title={option.label}
          >
            {option.icon ?? option.label}
          </BaseMenu.RadioItem>
        ))}
      </span>
    </BaseMenu.RadioGroup>
  );
}

/** Words at the head of a menu. */
export function MenuHead({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.head}>{children}</div>;
}

/** A line between the parts of a menu. */
export function MenuLine(): ReactNode {
  return <BaseMenu.Separator className={styles.line} />;
}
