import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens the menu, such as an `IconButton`. */
  readonly trigger: ReactElement;
  /** The side of the button on which the menu opens; below by default. */
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  /** Opens on the first render, for a menu that is loaded on demand. */
  readonly isOpenAtFirst?: boolean;
  /** `MenuItem`, `MenuLink`, `MenuChoice`, `MenuHead` and `MenuLine`. */
  readonly children: ReactNode;
}

/** A menu behind a button, with the usual keys: arrows, letters, Home, End and Escape. */
export function Menu(props: MenuProps): ReactNode {
  const { trigger, side = 'bottom', align = 'end', isOpenAtFirst = false, children } = props;
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        {/* The button stays in place while the page scrolls, and so does the menu. */}
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

/** Props of `MenuItem`. */
export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onChoose: () => void;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A menu item that runs an action. */
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

/** Props of `MenuLink`. */
export interface MenuLinkProps {
  readonly icon?: ReactNode;
  readonly href: string;
  readonly children: ReactNode;
}

/** A menu item that opens a link in a new window. */
export function MenuLink({ icon, href, children }: MenuLinkProps): ReactNode {
  return (
    <BaseMenu.LinkItem className={styles.item} href={href} target="_blank" rel="noreferrer">
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** An option of a menu. */
export interface MenuOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** Props of `MenuChoice`. */
export interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly MenuOption<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** A choice between options, side by side in a menu. */
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

/** A heading text in a menu. */
export function MenuHead({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.head}>{children}</div>;
}

/** A separator in a menu. */
export function MenuLine(): ReactNode {
  return <BaseMenu.Separator className={styles.line} />;
}
