/** The header that hands the library the address of who signs in. No request has a say in it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
