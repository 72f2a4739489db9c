/** The header by which the library gets the address of a client. Requests cannot set it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
