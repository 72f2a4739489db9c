import type { Person } from '../../../../generated/types.ts';

/** A role in an account. */
export type RoleName = Person['role'];

/** The name of each role and what it permits. */
export const ROLES = {
  member: {
    label: 'Member',
    article: 'a member',
    can: 'use all features, create and revoke keys, and see usage and the ledger',
  },
  owner: {
    label: 'Owner',
    article: 'an owner',
    can: 'invite and remove people, and change roles',
  },
} as const satisfies Readonly<
  Record<RoleName, { readonly label: string; readonly article: string; readonly can: string }>
>;

/** Type guard for role names. */
export function isRole(text: string): text is RoleName {
  return Object.hasOwn(ROLES, text);
}
