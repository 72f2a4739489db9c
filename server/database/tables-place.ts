import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Where a gateway's tables are created, and the privileges of its user there. Names are quoted for SQL. */
export interface TablesPlace {
  readonly user: string;
  readonly database: string;
  /** The first existing schema of the search path; `null` if there is none. */
  readonly schema: string | null;
  /** Whether the user may create tables in it. */
  readonly takesTables: boolean;
  /** Whether the user may create the queue's schema. */
  readonly takesSchemas: boolean;
  /** Whether a schema with the queue's name exists. */
  readonly hasQueue: boolean;
}

/** Reads where the tables would be created. */
export async function readTablesPlace(queries: Kysely<Tables>): Promise<TablesPlace> {
  const { rows } = await sql<TablesPlace>`
    select quote_ident(current_user) as "user", quote_ident(current_database()) as "database",
      quote_ident(current_schema()) as "schema",
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "takesTables",
      has_database_privilege(current_database(), 'CREATE') as "takesSchemas",
      to_regnamespace('pgboss') is not null as "hasQueue"`.execute(queries);
  const [place] = rows;
  if (place === undefined)
    throw new Error(
      'The query for the user, schema and privileges of the database returned no row.',
    );
  return place;
}

/**
 * The obstacle that prevents a gateway from creating its tables and its queue, and advice: `says` and `advice` are
 * sentences.
 *
 * @returns `undefined` if there is no obstacle
 */
export function obstacleToTables({
  user,
  database,
  schema,
  takesTables,
  takesSchemas,
  hasQueue,
}: TablesPlace): { readonly says: string; readonly advice: string } | undefined {
  if (schema === null) {
    const says = `No schema of the search path is there in the database ${database}.`;
    return { says, advice: `Make it, or let search_path name one that is there.` };
  }
  const missing = [
    ...(takesTables ? [] : [`CREATE ON SCHEMA ${schema}`]),
    ...(takesSchemas || hasQueue ? [] : [`CREATE ON DATABASE ${database}`]),
  ];
  if (missing.length > 0) {
    const says = `The user ${user} may not make what the gateway needs in the database ${database}.`;
    return { says, advice: missing.map((right) => `GRANT ${right} TO ${user};`).join(' ') };
  }
  if (!hasQueue) return undefined;
  const says = `The database ${database} has the queue (schema pgboss) of another gateway or program.`;
  return { says, advice: 'Give this gateway a database of its own.' };
}
