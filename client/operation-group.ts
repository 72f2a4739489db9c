import type { Connection } from './connection.ts';

/** A group of methods of `Patchbay`, which call operations through its connection. */
export abstract class OperationGroup {
  protected readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }
}
