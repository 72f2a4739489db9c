import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Form } from '../../../../generated/form-shapes.ts';
import { forms } from '../../../../generated/forms.ts';
import { type SignedIn, useSignedIn } from '../../app/session.tsx';
import { SelectField } from '../../components/field.tsx';
import { barOf } from './not-for-you.tsx';
import styles from './playground.module.css';

/** The operations that need a key or a session, in the contract's order. */
export const OPERATIONS: readonly Form[] = Object.values(forms).filter(
  ({ asker, isDeprecated }) => asker !== 'anybody' && isDeprecated !== true,
);

type Groups = readonly (readonly [string, readonly Form[]])[];

/** Groups for creating something come first, then those for looking it up: groups with a priced operation lead. */
const GROUPS: Groups = [...Map.groupBy(OPERATIONS, ({ group }) => group)].toSorted(
  ([, one], [, other]) => Number(isPaid(other)) - Number(isPaid(one)),
);

function isPaid(forms: readonly Form[]): boolean {
  return forms.some(({ ways }) => ways.quote !== undefined);
}

/** The console path of an operation in the playground. */
export function placeOf(operationId: string): string {
  return `/playground/${operationId}`;
}

/** The operations that somebody may call, plus the current one even if they may not. */
function groupsFor(who: SignedIn, current: Form): Groups {
  return GROUPS.flatMap(([group, list]) => {
    const own = list.filter((form) => form === current || barOf(form, who) === undefined);
    return own.length === 0 ? [] : [[group, own] as const];
  });
}

/** The operations by group: a list on wide viewports, a select field on narrow ones. */
export function OperationList({ current }: { readonly current: Form }): ReactNode {
  const [, navigate] = useLocation();
  const groups = groupsFor(useSignedIn(), current);
  return (
    <>
      <div className={styles.chooser}>
        <SelectField
          label="Operation"
          value={current.operationId}
          onValueChange={(operationId) => navigate(placeOf(operationId))}
          choices={groups.flatMap(([group, list]) =>
            list.map(({ operationId, title }) => ({
              value: operationId,
              label: `${group}: ${title}`,
            })),
          )}
        />
      </div>
      <nav className={styles.operations} aria-label="Operations">
        {groups.map(([group, list]) => (
          <div key={group}>
            <p className={styles.groupName}>{group}</p>
            <ul>
              {list.map(({ operationId, title }) => (
                <li key={operationId}>
                  <Link
                    href={placeOf(operationId)}
                    className={styles.operation}
                    aria-current={operationId === current.operationId ? 'page' : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
