import type { ReactNode } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { PeopleOnly } from '../../app/people-only.tsx';
import type { SignedIn } from '../../app/session.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { About, type AboutProps } from './about.tsx';

/** Why the gateway would refuse an operation to the signed-in person or key. */
export type Bar = 'key' | 'member' | 'no-operator';

/** Why somebody may not call an operation according to the contract; `undefined` if they may. */
export function barOf({ asker, onlyFor }: Form, { by, account }: SignedIn): Bar | undefined {
  if (asker === 'person' && by === 'key') return 'key';
  if (onlyFor === 'owner' && account.person?.role !== 'owner') return 'member';
  return onlyFor === 'operator' && !account.operator ? 'no-operator' : undefined;
}

/** Props of `NotForYou`. */
export interface NotForYouProps extends AboutProps {
  readonly bar: Bar;
}

/** Replaces the form of an operation that the gateway would refuse. */
export function NotForYou({ bar, ...about }: NotForYouProps): ReactNode {
  return (
    <Card>
      <About {...about} />
      <Why bar={bar} />
    </Card>
  );
}

function Why({ bar }: Pick<NotForYouProps, 'bar'>): ReactNode {
  switch (bar) {
    case 'key':
      return <PeopleOnly title="Keys cannot do this">It requires a signed-in person.</PeopleOnly>;
    case 'member':
      return (
        <Notice
          title="Only owners can do this"
          actions={
            <ButtonLink href="/account" size="small">
              Account
            </ButtonLink>
          }
        >
          <p>You are a member. The account page lists the owners; ask one of them.</p>
        </Notice>
      );
    case 'no-operator':
      return (
        <Notice title="This is for operators">
          <p>
            Operators belong to the account <code>local</code>.
          </p>
        </Notice>
      );
  }
}
