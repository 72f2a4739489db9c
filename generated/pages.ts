// Generated from openapi/ (contract 2cee49d2232b) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference",
  "licences": "/console/licences.txt"
} as const;
