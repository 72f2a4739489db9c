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
   * Rolls back a transaction. If that fails, the connection is closed, which rolls it back as well; the caller gets the
   * original error, such as the server's shutdown message.
   */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
