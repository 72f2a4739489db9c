import { listedSecrets } from '../secret-list.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Run } from './running.ts';

/** What callbacks are signed with. */
export interface Secrets {
  readonly known: readonly string[];
  /** Asks the gateway again, now and then at the most; `undefined` where there is nothing newer to be had. */
  renewed(): Promise<readonly string[] | undefined>;
}

/** So that forged callbacks do not make us ask the gateway each time. */
const RENEWED_EVERY_MS = 10_000;

/**
 * Finds what callbacks are signed with: as it was given, one or several with a comma between them, or else the
 * account's own, which the gateway is asked for.
 *
 * @throws CommandFailure where what was given is no secret
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

/** Where the gateway cannot be asked now, the callback stays unverified. */
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
