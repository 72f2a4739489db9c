import type { Registry } from 'prom-client';
import { gaugesOf } from './shown-gauges.ts';

/** The current load of a process, and its limits; 0 means no limit. */
export interface Capacity {
  readonly requests: { readonly underWay: number; readonly upTo: number };
  /** The requests in flight of the account that has the most. */
  readonly busiestAccountRequests: number;
  readonly largeBodies: { readonly bytes: number; readonly maxBytes: number };
  /** How many statements and transactions wait for the database. */
  readonly databaseCallsWaiting: number;
}

/** The disk that holds a folder, as far as this process may use it. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** The sources of the metrics. */
export interface CapacitySources {
  readonly capacity: () => Capacity | undefined;
  /** `undefined` if the size of the disk is unknown. */
  readonly disk: () => Promise<DiskRoom | undefined>;
}

/** Opens the metrics of load and capacity. */
export function openCapacityFigures(registry: Registry, { capacity, disk }: CapacitySources): void {
  const show = gaugesOf(registry, capacity);
  show(
    'patchbay_requests_under_way',
    'Requests under way in this process; streams count until their end.',
    ({ requests }) => requests.underWay,
  );
  show(
    'patchbay_requests_under_way_limit',
    'The limit of requests under way; 0 means no limit.',
    ({ requests }) => requests.upTo,
  );
  show(
    'patchbay_busiest_account_requests_under_way',
    'Requests under way of the account that has the most. The log names the account when requests are shed.',
    ({ busiestAccountRequests }) => busiestAccountRequests,
  );
  show(
    'patchbay_large_bodies_bytes',
    'Bytes of large bodies in memory.',
    ({ largeBodies }) => largeBodies.bytes,
  );
  show(
    'patchbay_large_bodies_limit_bytes',
    'The limit of bytes of large bodies in memory.',
    ({ largeBodies }) => largeBodies.maxBytes,
  );
  show(
    'patchbay_database_calls_waiting',
    'Statements and transactions of this process that wait for a connection to the database, or for their turn at the built-in one.',
    ({ databaseCallsWaiting }) => databaseCallsWaiting,
  );
  openDiskGauges(registry, disk);
}

function openDiskGauges(registry: Registry, disk: CapacitySources['disk']): void {
  const show = gaugesOf(registry, disk);
  show(
    'patchbay_data_disk_free_bytes',
    'Free space on the disk of the data folder. A disk quota may allow less.',
    ({ freeBytes }) => freeBytes,
  );
  show(
    'patchbay_data_disk_size_bytes',
    'The size of the disk of the data folder.',
    ({ sizeBytes }) => sizeBytes,
  );
}
