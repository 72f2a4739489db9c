// Generated from openapi/ (contract b6edde71e569) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference",
  "licences": "/console/licences.txt"
} as const;
