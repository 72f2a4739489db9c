/** The header of every answer of a gateway, and of no proxy's: the fingerprint of the contract that it runs. */
export const FINGERPRINT_HEADER = 'x-contract-fingerprint';
