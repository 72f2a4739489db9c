import { describe, expect, test } from 'vitest';
import { aGatewayOn, type GatewayOn, KINDS, type Kind } from './a-gateway-on.ts';

/** The result of an SDK call, for the table. */
export interface CallReport {
  readonly sdk: string;
  readonly call: string;
  readonly kind: Kind;
  /** How the SDK reported the refusal; `undefined` if the call works. */
  readonly refusal: Refusal | undefined;
}

/** An error thrown by an SDK. */
export interface Refusal {
  /** The name of its class. */
  readonly type: string;
  readonly status: number | undefined;
  readonly message: string;
}

declare module 'vitest' {
  interface TaskMeta {
    sdkCall?: CallReport;
  }
}

/** An SDK call and its expected result. */
export interface SdkCall {
  /** Makes the call and checks the result. */
  readonly run: (gateway: GatewayOn) => Promise<void>;
  /** The upstream kinds that refuse the call, with the expected errors. */
  readonly refused?: Refusals;
}

/** Refusals of a call, by upstream kind. */
export type Refusals = Readonly<Partial<Record<Kind, ExpectedRefusal>>>;

/** An expected refusal. */
export interface ExpectedRefusal {
  readonly type: abstract new (...given: never) => Error;
  readonly status?: number;
  readonly message: RegExp;
}

/** Expects the same refusal on every upstream kind. */
export function everywhere(refusal: ExpectedRefusal): Refusals {
  return { sandbox: refusal, openai: refusal, anthropic: refusal, patchbay: refusal };
}

/**
 * Declares a test for each call of an SDK on each upstream kind.
 *
 * @param statusOf - reads the HTTP status from an error of the SDK
 */
export function onEveryKind(
  sdk: string,
  calls: Readonly<Record<string, SdkCall>>,
  statusOf: (error: Error) => unknown,
): void {
  describe.each(KINDS)(`${sdk}, on %s`, (kind) => {
    const gatewayOf = aGatewayOn(kind);

    for (const [call, { run, refused }] of Object.entries(calls)) {
      const expected = refused?.[kind];
      test(`${call} ${expected === undefined ? 'works' : 'is refused'}`, async ({ task }) => {
        const report = { sdk, call, kind };
        if (expected === undefined) {
          await run(gatewayOf());
          task.meta.sdkCall = { ...report, refusal: undefined };
          return;
        }
        const refusal = checked(await raisedBy(run(gatewayOf())), expected, statusOf);
        task.meta.sdkCall = { ...report, refusal };
      });
    }
  });
}

async function raisedBy(work: Promise<void>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  return expect.unreachable('The call must be refused.');
}

function checked(
  error: unknown,
  { type, status, message }: ExpectedRefusal,
  statusOf: (error: Error) => unknown,
): Refusal {
  expect(error).toBeInstanceOf(type);
  if (!(error instanceof Error)) throw new Error('Only errors are raised.');
  expect(error.message).toMatch(message);
  const found = statusOf(error);
  expect(found).toBe(status);
  return { type: type.name, status, message: error.message };
}
