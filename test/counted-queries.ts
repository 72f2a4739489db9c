import type { Queries } from '../server/database/database.ts';

/** Wraps queries to count the statements that are made with them. */
export function countedQueries(queries: Queries) {
  let statements = 0;
  const counted: Queries = queries.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, statements: () => statements };
}
