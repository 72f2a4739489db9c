import { type Driver, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';

/** The dialect of a database server. */
export class ServerDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new ServerDriver({ pool: this.#pool });
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class ServerDriver extends PostgresDriver {
  /**
   * Undoes a transaction. Where the server hears that no more, or refuses it, the connection is closed, by which it is
   * undone as well; why it had to be, such as the server's last words, is what the caller is told.
   */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
