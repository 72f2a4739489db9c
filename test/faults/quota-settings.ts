/** The quota of an account, and the deadline of a request. */
export interface QuotaTerms {
  readonly granted: number;
  /** In seconds. */
  readonly maxAnswer: number;
}

/** Units per second of video; their sums are inexact in binary floating point. */
export const SECOND_PRICE = 0.1;
export const VIDEO_SECONDS = 6;
/** Price rules, which tell entries in the ledger apart. */
export const RULES = { keyed: 'small-picture', unkeyed: 'medium-picture' } as const;
export const PICTURE_PRICES = { keyed: 0.3, unkeyed: 0.7 } as const;
/** Units per million tokens, so that a reply costs about as much as the other operations. */
export const TOKEN_PRICES = { input: 10_000, output: 5_000 } as const;

const SHUTDOWN_SECONDS = 5;

/** The settings of the gateways under test: prices, and limits high enough not to interfere. */
export function settingsOf({ maxAnswer }: QuotaTerms): object {
  const images = { operations: ['createImage'], per: 'image' } as const;
  const rules = [
    { id: 'video', operations: ['createVideo'], per: 'second', units: SECOND_PRICE },
    { ...images, id: RULES.keyed, sizes: ['256x256'], units: PICTURE_PRICES.keyed },
    { ...images, id: RULES.unkeyed, sizes: ['512x512'], units: PICTURE_PRICES.unkeyed },
    {
      id: 'text',
      operations: ['createMessage', 'createChatCompletion', 'createResponse'],
      per: 'million-tokens',
      ...TOKEN_PRICES,
    },
  ];
  return {
    log: { level: 'warn' },
    // The account has only what it is granted.
    accounts: { startingUnits: 0 },
    timeouts: { main: maxAnswer, alternate: maxAnswer, shutdown: SHUTDOWN_SECONDS },
    // Load from other processes must not cause refusals here.
    limits: { overload: { eventLoopMilliseconds: 0 } },
    prices: { ceiling: 1000, rules },
  };
}
