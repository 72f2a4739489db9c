import {
  messages,
  type PGlite,
  parse,
  protocol,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A prepared statement: its name and description. */
interface Known {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The columns of its result, if it has one. */
  readonly columns: Answer;
  readonly madeAt: number;
  uses: number;
}

/** Runs statements: the database itself or a transaction. */
type Target = Pick<Transaction, 'query' | 'exec'>;

/** Runs work once the database is free. */
type WhenFree = <Made>(work: () => Promise<Made>) => Promise<Made>;

/** Maximum number of prepared statements; each takes about 10 kB of the database's memory. */
const MAX_KNOWN = 200;
/** Maximum number of remembered statement texts that have been used once. */
const MAX_SEEN = 500;
/**
 * A plan suits the table sizes at the time it was made. A server replans when they change; the built-in PostgreSQL does
 * not: with a plan kept for ever, a table that was empty would still be scanned when it has a million rows. So prepared
 * statements expire after this time or number of uses.
 */
const KEPT_MS = 30_000;
const MAX_USES = 1_000;
/**
 * A statement without parameters finds everything that is due, which may grow to thousands of rows within moments; then
 * it is also used more often. So its plan is renewed after a few uses.
 */
const MAX_USES_WITHOUT_PARAMETERS = 10;
/** Statements worth preparing; others are rare. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Matches only texts that are certainly a single statement. */
const SINGLE = /^[^;]*;?\s*$/;
/** Statements that change tables or discard plans, alone or among others. */
const CHANGING = /\b(?:create|alter|drop|deallocate|discard)\b/i;
/** The SQLSTATEs for a statement whose result type has changed, and for one that does not exist. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

/**
 * Prepares repeated statements of the built-in database: PGlite itself parses and plans each time, in six steps. From
 * its second use on, a statement is sent by name, with its parameters, in a single step.
 *
 * Patches the instance, as the queue uses its `query` as well.
 */
export function keepStatements(pglite: PGlite): void {
  const known = new KnownStatements(pglite);
  const transaction = pglite.transaction.bind(pglite);
  know(pglite, known, (work) => pglite._runExclusiveTransaction(work));
  Object.assign(pglite, {
    transaction: <T>(work: (statements: Transaction) => Promise<T>): Promise<T> =>
      transaction((statements) => {
        know(statements, known, async (make) => {
          if (statements.closed) throw new Error('The transaction has ended.');
          return make();
        });
        return work(statements);
      }),
  });
}

function know(target: Target, known: KnownStatements, whenFree: WhenFree): void {
  const query = target.query.bind(target);
  const exec = target.exec.bind(target);
  Object.assign(target, {
    async query(...words: Parameters<typeof query>) {
      const [text, parameters = [], options] = words;
      if (options === undefined && known.comesAgain(text)) {
        return whenFree(() => known.make(text, parameters));
      }
      known.notice(text);
      return query(...words);
    },
    async exec(...words: Parameters<typeof exec>) {
      const [text, options] = words;
      if (options === undefined && SINGLE.test(text) && known.comesAgain(text)) {
        return [await whenFree(() => known.make(text, []))];
      }
      known.notice(text);
      return exec(...words);
    },
  });
}

/** The prepared statements of PGlite's session, in LRU order: the most recently used come last. */
class KnownStatements {
  readonly #pglite: PGlite;
  readonly #known = new Map<string, Known>();
  readonly #seen = new Set<string>();
  /** Names of statements to deallocate. */
  #outdated: string[] = [];
  #namesGiven = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Whether a statement has been used before and is worth preparing. */
  comesAgain(text: string): boolean {
    if (this.#known.has(text) || this.#seen.delete(text)) return true;
    if (!PLANNED.test(text)) return false;
    this.#seen.add(text);
    for (const oldest of this.#seen) {
      if (this.#seen.size <= MAX_SEEN) break;
      this.#seen.delete(oldest);
    }
    return false;
  }

  /** Called for statements run without preparation, as they may change the result types of prepared ones. */
  notice(text: string): void {
    if (CHANGING.test(text)) for (const planned of [...this.#known.keys()]) this.#forget(planned);
  }

  /** Runs a statement exclusively. */
  async make<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    await this.#pglite._checkReady();
    return this.#pglite._runExclusiveQuery(async () => {
      try {
        return await this.#execute<Row>(text, parameters);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        this.#forget(text);
        // A statement of a transaction cannot be repeated alone.
        if (this.#pglite.isInTransaction()) throw error;
        return this.#execute<Row>(text, parameters);
      }
    });
  }

  async #execute<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const { name, parameterTypes, columns } = this.#find(text) ?? (await this.#prepare(text));
    const { serializers, parsers } = this.#pglite;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = serializers[parameterTypes[index] ?? 0];
      return serialize === undefined ? String(value) : serialize(value);
    });
    const answer = await this.#send([
      protocol.serialize.bind({ statement: name, values }),
      protocol.serialize.execute({}),
    ]);
    const [results] = parse.parseResults([...columns, ...answer], parsers);
    // The caller knows the type of the rows.
    return results as Results<Row>;
  }

  #find(text: string): Known | undefined {
    const known = this.#known.get(text);
    if (known === undefined) return undefined;
    known.uses += 1;
    const maxUses = known.parameterTypes.length === 0 ? MAX_USES_WITHOUT_PARAMETERS : MAX_USES;
    if (known.uses > maxUses || performance.now() - known.madeAt > KEPT_MS) {
      this.#forget(text);
      return undefined;
    }
    this.#known.delete(text);
    this.#known.set(text, known);
    return known;
  }

  async #prepare(text: string): Promise<Known> {
    this.#namesGiven += 1;
    const name = `known-${this.#namesGiven}`;
    const outdated = this.#outdated;
    this.#outdated = [];
    const answer = await this.#send([
      ...outdated.map((one) => protocol.serialize.close({ type: 'S', name: one })),
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    ]);
    const known: Known = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message instanceof messages.RowDescriptionMessage),
      madeAt: performance.now(),
      uses: 1,
    };
    this.#known.set(text, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MAX_KNOWN) break;
      this.#forget(oldest);
    }
    return known;
  }

  #forget(text: string): void {
    const known = this.#known.get(text);
    if (known === undefined) return;
    this.#known.delete(text);
    this.#outdated.push(known.name);
  }

  /** Sends protocol messages in one step. A failure undoes all of them; the final sync ends the statement. */
  #send(parts: readonly Uint8Array[]): Promise<Answer> {
    const message = Buffer.concat([...parts, protocol.serialize.sync()]);
    return this.#pglite.execProtocolStream(message, { syncToFs: false });
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof messages.DatabaseError && OUTDATED.has(error.code);
}
