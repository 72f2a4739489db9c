// Generated from openapi/ (contract f7d530ca4744) by `npm run generate`. Do not edit.
/** Short hash of the contract; the header `x-contract-fingerprint` of every answer. */
export const fingerprint = 'f7d530ca4744';
