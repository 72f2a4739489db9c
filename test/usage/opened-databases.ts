import { Client } from 'pg';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

/** A database, and how it is put away again. */
export interface Opened {
  readonly database: Database;
  /** Ends all connections that the database has to its server, where there is one. */
  breakConnections(): Promise<void>;
  close(): Promise<void>;
}

/** The built-in database. */
export async function builtIn(): Promise<Opened> {
  const database = await anEmptyDatabase();
  return { database, breakConnections: async () => {}, close: () => database.close() };
}

/** A database on a real server, which serves many at once. */
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
