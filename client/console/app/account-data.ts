import { type DefinedUseQueryResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { KeyList, ModelList, PersonList } from '../../../generated/types.ts';
import { type AccountFacts, usePatchbay, useSignedIn } from './session.tsx';

/** A key of the account, without its secret. */
export type KeyFacts = KeyList['data']['keys'][number];

/** Query key of the models, which no request changes. */
export const MODELS = 'models';

/** The account with its current balance. */
export function useAccount(): DefinedUseQueryResult<AccountFacts> {
  const { patchbay, account, readAt } = useSignedIn();
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => (await patchbay.account.get({ signal })).data,
    initialData: account,
    initialDataUpdatedAt: readAt,
  });
}

/** The keys of the account, visible only to people, not to keys. */
export function useKeys(): UseQueryResult<readonly KeyFacts[]> {
  const { patchbay, by } = useSignedIn();
  return useQuery({
    queryKey: ['keys'],
    queryFn: async ({ signal }) => (await patchbay.account.keys.list({ signal })).data.keys,
    enabled: by === 'person',
  });
}

/** Members and invited people of the account, visible only to people, not to keys. */
export function usePeople(): UseQueryResult<PersonList['data']> {
  const { patchbay, by } = useSignedIn();
  return useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await patchbay.account.people.list({ signal })).data,
    enabled: by === 'person',
  });
}

/** The models that the gateway currently serves. */
export function useModels({
  isWanted = true,
}: {
  readonly isWanted?: boolean;
} = {}): UseQueryResult<ModelList['data']> {
  const patchbay = usePatchbay();
  return useQuery({
    queryKey: [MODELS],
    queryFn: async ({ signal }) => (await patchbay.models.list({ signal })).data,
    enabled: isWanted,
  });
}

/** The name of a key as set by its people, or the end of its identifier if the name is unknown. */
export function useKeyNames(): (keyId: string) => string {
  const { data: keys = [] } = useKeys();
  const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
  return (keyId) => {
    if (keyId === '') return 'No key';
    return names.get(keyId) ?? `Key …${keyId.slice(-6)}`;
  };
}

/** The name of a person of the account, or a note that the identifier no longer exists. */
export function usePersonNames(): (personId: string) => string {
  const { data } = usePeople();
  const names = new Map(data?.people.map(({ personId, name }) => [personId, name]));
  const others = data === undefined ? 'A person' : 'Former member';
  return (personId) => names.get(personId) ?? others;
}
