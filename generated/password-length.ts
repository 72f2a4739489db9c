// Generated from openapi/ (contract 5a9741cb7ff0) by `npm run generate`. Do not edit.
/** How many characters a new password must have. */
export const passwordLength = {"min":12,"max":200} as const;
