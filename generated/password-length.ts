// Generated from openapi/ (contract a4ecba6f6d09) by `npm run generate`. Do not edit.
/** How many characters a new password must have. */
export const passwordLength = {"min":12,"max":200} as const;
