// Generated from openapi/ (contract c88f08104e18) by `npm run generate`. Do not edit.
/** Short hash of the contract; the header `x-contract-fingerprint` of every answer. */
export const fingerprint = 'c88f08104e18';
