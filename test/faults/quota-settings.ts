/** What an account is given, and how long a request may take. */
export interface QuotaTerms {
  readonly granted: number;
  /** In seconds. */
  readonly answerUpTo: number;
}

/** Units for a second of video; sums of it are not exact in binary fractions. */
export const SECOND_PRICE = 0.1;
export const VIDEO_SECONDS = 6;
/** Rules whose entries are told apart in the ledger. */
export const RULES = { keyed: 'small-picture', unkeyed: 'medium-picture' } as const;
export const PICTURE_PRICES = { keyed: 0.3, unkeyed: 0.7 } as const;
/** Of a million tokens, so that an answer costs about as much as the rest. */
export const TOKEN_PRICES = { input: 10_000, output: 5_000 } as const;

const SHUTDOWN_SECONDS = 5;

/** The settings of gateways on which quota is spent: prices, and limits that are out of the way. */
export function settingsOf({ answerUpTo }: QuotaTerms): object {
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
    // The account has what it is granted, and nothing to begin with.
    accounts: { startingUnits: 0 },
    timeouts: { main: answerUpTo, alternate: answerUpTo, shutdown: SHUTDOWN_SECONDS },
    // What else the machine does is no reason to refuse anything here.
    limits: { overload: { eventLoopMilliseconds: 0 } },
    prices: { ceiling: 1000, rules },
  };
}
