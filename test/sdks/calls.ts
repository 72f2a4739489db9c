import { describe, expect, test } from 'vitest';
import { aGatewayOn, type GatewayOn, KINDS, type Kind } from './a-gateway-on.ts';

/** What a call of an SDK came to, as the table tells it. */
export interface CallReport {
  readonly sdk: string;
  readonly call: string;
  readonly kind: Kind;
  /** How the SDK told of the refusal; `undefined` where the call works. */
  readonly refusal: Refusal | undefined;
}

/** What an SDK raises. */
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

/** A call of an SDK, and what must come of it. */
export interface SdkCall {
  /** Makes the call and checks its answer. */
  readonly run: (gateway: GatewayOn) => Promise<void>;
  /** On which kinds of upstream it is refused, and how the SDK must tell that. */
  readonly refused?: Refusals;
}

/** The refusals of a call, by the kinds of upstream that it is refused on. */
export type Refusals = Readonly<Partial<Record<Kind, ExpectedRefusal>>>;

/** A refusal as a test expects it. */
export interface ExpectedRefusal {
  readonly type: abstract new (...given: never) => Error;
  readonly status?: number;
  readonly message: RegExp;
}

/** The same refusal on every kind of upstream. */
export function everywhere(refusal: ExpectedRefusal): Refusals {
  return { sandbox: refusal, openai: refusal, anthropic: refusal, patchbay: refusal };
}

/**
 * Declares the calls of an SDK as tests, each on every kind of upstream.
 *
 * @param statusOf - reads the status off an error of the SDK
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
