/**
 * The header with the fingerprint of the gateway's contract. Every response of a gateway has it, responses of proxies
 * do not.
 */
export const FINGERPRINT_HEADER = 'x-contract-fingerprint';
