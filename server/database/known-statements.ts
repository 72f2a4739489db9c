import {
  messages,
  type PGlite,
  parse,
  protocol,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** What PostgreSQL knows a statement by, and what it said of it. */
interface Known {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What columns there are, where there are any. */
  readonly columns: Answer;
  readonly madeAt: number;
  uses: number;
}

/** What statements are made with: the database by itself, or a transaction. */
type Target = Pick<Transaction, 'query' | 'exec'>;

/** Waits until nobody else is at work. */
type WhenFree = <Made>(work: () => Promise<Made>) => Promise<Made>;

/** Each costs some ten kilobytes of the database's memory. */
const KNOWN_UP_TO = 200;
/** Texts of statements that have come once. */
const SEEN_UP_TO = 500;
/**
 * A plan suits tables of the size that they had when it was made. The built-in PostgreSQL has nobody who looks after
 * that, as a server has: with a plan that is kept for ever, a table that was empty would be read from end to end when
 * it has a million rows.
 */
const KEPT_MS = 30_000;
const USES_UP_TO = 1_000;
/**
 * What has no parameters finds all that is due, of which there may be thousands a moment later, and the more there is,
 * the more often it is asked: its plan is as old as a few uses.
 */
const USES_WITHOUT_PARAMETERS_UP_TO = 10;
/** What can be planned. All else is rare. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What is one statement for sure: the queue asks for messages so, again and again. */
const SINGLE = /^[^;]*;?\s*$/;
/** What changes tables or throws plans away, alone or among others. */
const CHANGING = /\b(?:create|alter|drop|deallocate|discard)\b/i;
/** The answers to a statement have changed their form; there is no such statement. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

/**
 * Has the built-in database parse and plan once what is asked again and again: PGlite itself does so each time, in six
 * steps. From its second time on, a statement is sent by its name, with its parameters, in a single step.
 *
 * It changes the instance, whose `query` is used by the queue as well.
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

/** The statements of the session that PGlite has; those that were used last come last. */
class KnownStatements {
  readonly #pglite: PGlite;
  readonly #known = new Map<string, Known>();
  readonly #seen = new Set<string>();
  /** Names that PostgreSQL is to forget. */
  #outdated: string[] = [];
  #namesGiven = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Whether a statement has come before, and can be planned. */
  comesAgain(text: string): boolean {
    if (this.#known.has(text) || this.#seen.delete(text)) return true;
    if (!PLANNED.test(text)) return false;
    this.#seen.add(text);
    for (const oldest of this.#seen) {
      if (this.#seen.size <= SEEN_UP_TO) break;
      this.#seen.delete(oldest);
    }
    return false;
  }

  /** Sees what is made in another way: it may change what a statement answers. */
  notice(text: string): void {
    if (CHANGING.test(text)) for (const planned of [...this.#known.keys()]) this.#forget(planned);
  }

  /** Makes a statement, while nobody else is at work. */
  async make<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    await this.#pglite._checkReady();
    return this.#pglite._runExclusiveQuery(async () => {
      try {
        return await this.#execute<Row>(text, parameters);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        this.#forget(text);
        // Nothing of a transaction can be made again by itself.
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
    // What the rows are like is known to whoever asks.
    return results as Results<Row>;
  }

  #find(text: string): Known | undefined {
    const known = this.#known.get(text);
    if (known === undefined) return undefined;
    known.uses += 1;
    const usesUpTo = known.parameterTypes.length === 0 ? USES_WITHOUT_PARAMETERS_UP_TO : USES_UP_TO;
    if (known.uses > usesUpTo || performance.now() - known.madeAt > KEPT_MS) {
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
      if (this.#known.size <= KNOWN_UP_TO) break;
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

  /** Sends messages in one step. What fails is undone up to the last, which ends the statement. */
  #send(parts: readonly Uint8Array[]): Promise<Answer> {
    const message = Buffer.concat([...parts, protocol.serialize.sync()]);
    return this.#pglite.execProtocolStream(message, { syncToFs: false });
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof messages.DatabaseError && OUTDATED.has(error.code);
}
