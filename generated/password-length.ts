// Generated from openapi/ (contract 51848dacd8a6) by `npm run generate`. Do not edit.
/** How many characters a new password must have. */
export const passwordLength = {"min":12,"max":200} as const;
