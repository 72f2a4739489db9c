import { listedSecrets } from '../secret-list.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Run } from './running.ts';

/** The signing secrets of callbacks. */
export interface Secrets {
  readonly known: readonly string[];
  /** Fetches the secrets again, at a limited rate; `undefined` if there are no newer ones. */
  renewed(): Promise<readonly string[] | undefined>;
}

/** Prevents forged callbacks from causing a request to the gateway each time. */
const RENEWED_EVERY_MS = 10_000;

/**
 * Determines the signing secrets: the given ones, separated by commas, or else the account's own, fetched from the
 * gateway.
 *
 * @throws CommandFailure if a given secret is malformed
 */
export async function secretsFor({
  command,
  terminal,
  service,
  signal,
}: Pick<Run, 'command' | 'terminal' | 'service' | 'signal'>): Promise<Secrets> {
  const given = command.opts<{ secret?: string }>().secret ?? terminal.env.PATCHBAY_CALLBACK_SECRET;
  const known = listedSecrets(given ?? '');
  if (known.length > 0) {
    await check(known);
    return { known, renewed: async () => undefined };
  }
  const ask = async (): Promise<readonly string[]> => {
    const { data } = await service.callbacks.secrets({ signal });
    return data.secrets.map(({ secret }) => secret);
  };
  let renewedAt = Number.NEGATIVE_INFINITY;
  return {
    known: await ask(),
    async renewed() {
      if (performance.now() - renewedAt < RENEWED_EVERY_MS) return undefined;
      renewedAt = performance.now();
      return ask().catch(nothingNewer);
    },
  };
}

/** If the gateway is unavailable, the callback stays unverified. */
async function nothingNewer(error: unknown): Promise<undefined> {
  const { PatchbayError } = await import('../errors.ts');
  if (!(error instanceof PatchbayError)) throw error;
}

async function check(secrets: readonly string[]): Promise<void> {
  const { signCallback } = await import('../callbacks.ts');
  try {
    signCallback({ secret: secrets, id: 'check', body: '' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandFailure(error.message, ExitCode.mistake);
  }
}
