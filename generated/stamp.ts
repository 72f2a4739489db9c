// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** Short hash of the contract's interface, without its words and examples. */
export const fingerprint = 'b65e39b221c5';

/** The header with the contract's fingerprint: every response of a gateway has it, those of proxies do not. */
export const fingerprintHeader = 'x-contract-fingerprint';

/** Where a gateway listens that nothing else is said of. */
export const usualAddresses = { main: 'http://127.0.0.1:8080', alternate: 'http://127.0.0.1:8081' } as const;
