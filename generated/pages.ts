// Generated from openapi/ (contract 406d45f01d8a) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference",
  "licences": "/console/licences.txt"
} as const;
