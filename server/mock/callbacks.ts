import { setTimeout as sleep } from 'node:timers/promises';
import { newIdentifier } from '../foundation/identifiers.ts';
import { signerWithSecrets } from '../foundation/message-signature.ts';
import { type ExampleCallback, exampleSecrets } from './examples.ts';

/** A callback to send. */
export interface MockCallback {
  readonly callback: ExampleCallback;
  readonly address: string;
  /** The name of the example to send; the first one if unknown or absent. */
  readonly example: string | undefined;
  readonly delayMs: number;
  /** Replaces the example origin in a body with that of the mock. */
  readonly localize: (text: string) => string;
}

/** How long a receiver may take to answer. */
const RECEIVER_MS = 10_000;

/** Signs with the secrets that the mock returns from its API. */
const sign = signerWithSecrets(exampleSecrets(), { now: () => new Date() });

/**
 * Posts a signed callback from the contract's examples after a delay, as a finished job does.
 *
 * @returns the outcome, as a sentence
 */
export async function sendCallback(sent: MockCallback, signal: AbortSignal): Promise<string> {
  const { callback, address, example = '', delayMs, localize } = sent;
  const content = callback.bodies[example] ?? Object.values(callback.bodies)[0];
  const body = localize(JSON.stringify(content));
  await sleep(delayMs, undefined, { signal });
  try {
    const { status, body: answer } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign({ id: newIdentifier(), body }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RECEIVER_MS)]),
    });
    await answer?.cancel();
    return `callback to ${address}: ${status}`;
  } catch (error) {
    return `callback to ${address}: ${error instanceof Error ? error.message : 'failed'}`;
  }
}
