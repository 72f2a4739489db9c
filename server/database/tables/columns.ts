import type { ColumnType } from 'kysely';

/** A moment; read and written as a `Date`. */
export type Time = ColumnType<Date, Date, Date>;

/** A moment, or none. */
export type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A JSON document. It is written as text, because the driver would write a list as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** A JSON document, or none. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Units of quota; read as text, since a number would lose digits. */
export type Units = ColumnType<string, string | number, string | number>;

/** Units of quota that are never changed. */
export type WrittenUnits = ColumnType<string, string | number, never>;
