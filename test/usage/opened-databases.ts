import { Client } from 'pg';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

/** A database, with functions to disconnect and close it. */
export interface Opened {
  readonly database: Database;
  /** Terminates all of the database's connections to its server, if there is one. */
  breakConnections(): Promise<void>;
  close(): Promise<void>;
}

/** The built-in database. */
export async function builtIn(): Promise<Opened> {
  const database = await anEmptyDatabase();
  return { database, breakConnections: async () => {}, close: () => database.close() };
}

/** A database on a real server, with concurrent connections. */
export async function onAServer(): Promise<Opened> {
  const server = await aPostgresql();
  const database = await openDatabase({
    databaseUrl: server.url,
    folder: '',
    onConnectionLost: () => {},
  });
  const operator = new Client(server.url);
  await operator.connect();
  return {
    database,
    async breakConnections() {
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    },
    async close() {
      await operator.end();
      await database.close();
      await server.stop();
    },
  };
}
