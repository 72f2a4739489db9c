/** The header that passes the client's address to the library. Requests from outside cannot set it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
