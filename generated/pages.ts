// Generated from openapi/ (contract 8b25c9c40a23) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference",
  "licences": "/console/licences.txt"
} as const;
