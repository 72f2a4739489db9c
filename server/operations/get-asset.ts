import { operations } from '../../generated/operations.ts';
import type { SignedAddress } from '../assets/assets.ts';
import type { ByteRange } from '../assets/store.ts';
import { done, failed } from '../foundation/outcome.ts';
import { notFound, problem } from '../foundation/problems.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** The path and query of an asset's signed address. */
export function assetPath({ assetId, expires, signature }: SignedAddress): string {
  const path = operations.getAsset.path.replace('{assetId}', assetId);
  return `${path}?${new URLSearchParams({ expires, signature })}`;
}

/** The identifier of the asset at a signed address. */
export function assetAt(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** Returns a stored file to anyone who has its signed address. */
export function getAsset({ assets }: Pick<Services, 'assets'>): Handler<'getAsset'> {
  return async ({ input: { parameters } }) => {
    const { assetId, expires, signature } = parameters;
    switch (assets.verify(assetId, expires, signature)) {
      case 'forged':
        return failed(problem('forbidden', 'This address is not one that the gateway has made.'));
      case 'expired':
        return failed(problem('forbidden', 'This address has expired.'));
      case 'valid': {
        const asset = await assets.find(assetId);
        if (asset === undefined) return failed(notFound('This file is gone.'));
        const open = (range?: ByteRange) => assets.store.read(asset.id, range);
        return done({ kind: 'file', file: { ...asset, expires: Number(expires), open } });
      }
    }
  };
}
