import { type Database, openDatabase } from '../../server/database/database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

/** A database, and how it is put away again. */
export interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** The built-in database. */
export async function builtIn(): Promise<Opened> {
  const database = await anEmptyDatabase();
  return { database, close: () => database.close() };
}

/** A database on a real server, which serves many at once. */
export async function onAServer(): Promise<Opened> {
  const server = await aPostgresql();
  const database = await openDatabase({
    databaseUrl: server.url,
    folder: '',
    onConnectionLost: () => {},
  });
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
