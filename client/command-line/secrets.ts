import type { Run } from './running.ts';

/** What callbacks are signed with: as it was given, or else the account's own, which the gateway is asked for. */
export async function secretsFor({
  command,
  terminal,
  service,
  signal,
}: Pick<Run, 'command' | 'terminal' | 'service' | 'signal'>): Promise<readonly string[]> {
  const given = command.opts<{ secret?: string }>().secret ?? terminal.env.PATCHBAY_CALLBACK_SECRET;
  if (given !== undefined && given !== '') return [given];
  const { data } = await service.callbacks.secrets({ signal });
  return data.secrets.map(({ secret }) => secret);
}
