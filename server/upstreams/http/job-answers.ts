import { textOf } from '../../foundation/json-object.ts';
import type { CallContext, Media } from '../port/call.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import type { UpstreamHttp } from './upstream-http.ts';

/** Reads the identifier of a job that an upstream has accepted. */
export function acceptedJobId(identifier: unknown): UpstreamOutcome<string> {
  const value = textOf(identifier);
  return value === undefined ? failed(NAMELESS) : { ok: true, value };
}

const NAMELESS: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream accepted the job without an identifier.',
};

/**
 * Opens a result file at the address that the upstream has given. Stores of files often serve videos as bytes of any
 * kind, so the content has to tell what they are.
 */
export async function openResult(
  http: Pick<UpstreamHttp, 'open'>,
  address: string,
  context: CallContext,
): Promise<UpstreamOutcome<Media>> {
  const outcome = await http.open(address, context);
  if (!outcome.ok) return outcome;
  const { mediaType, body } = outcome.value;
  return { ok: true, value: { mediaType, open: async () => body } };
}
