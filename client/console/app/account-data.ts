import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { KeyList, ModelList, PersonList } from '../../../generated/types.ts';
import { type AccountFacts, usePatchbay, useSignedIn } from './session.tsx';

/** A key of the account, without its secret part. */
export type KeyFacts = KeyList['data']['keys'][number];

/** What stays as it is, whatever is asked for. */
export const MODELS = 'models';

/** The account with its balance as it is now. */
export function useAccount(): UseQueryResult<AccountFacts> {
  const patchbay = usePatchbay();
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => (await patchbay.account.get({ signal })).data,
  });
}

/** The keys of the account, which only people can see. */
export function useKeys(): UseQueryResult<readonly KeyFacts[]> {
  const { patchbay, by } = useSignedIn();
  return useQuery({
    queryKey: ['keys'],
    queryFn: async ({ signal }) => (await patchbay.account.keys.list({ signal })).data.keys,
    enabled: by === 'person',
  });
}

/** Who belongs to the account and who is invited, which only people can see. */
export function usePeople(): UseQueryResult<PersonList['data']> {
  const { patchbay, by } = useSignedIn();
  return useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await patchbay.account.people.list({ signal })).data,
    enabled: by === 'person',
  });
}

/** The models that the gateway serves now. */
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

/** Names a key: as its people have named it, or by the end of its identifier where that is not known. */
export function useKeyNames(): (keyId: string) => string {
  const { data: keys = [] } = useKeys();
  const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
  return (keyId) => {
    if (keyId === '') return 'Without a key';
    return names.get(keyId) ?? `Key …${keyId.slice(-6)}`;
  };
}

/** Names a person of the account, or says that there is none of that identifier any more. */
export function usePersonNames(): (personId: string) => string {
  const { data } = usePeople();
  const names = new Map(data?.people.map(({ personId, name }) => [personId, name]));
  const others = data === undefined ? 'A person' : 'Somebody who has left';
  return (personId) => names.get(personId) ?? others;
}
