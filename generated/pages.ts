// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference",
  "licences": "/console/licences.txt"
} as const;
