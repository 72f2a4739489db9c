import { Gauge, type Registry } from 'prom-client';

/** Opens a gauge without labels; `read` extracts its value from the reading, if it has one. */
export type ShowGauge<Found> = (
  name: string,
  help: string,
  read: (found: Found) => number | undefined,
) => void;

/** Creates gauges that are computed on each scrape. Without a reading they have no value, rather than a stale one. */
export function gaugesOf<Found>(
  registry: Registry,
  find: () => Found | undefined | Promise<Found | undefined>,
): ShowGauge<Found> {
  return (name, help, read) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await find();
        const value = found === undefined ? undefined : read(found);
        this.remove();
        if (value !== undefined) this.set(value);
      },
    });
  };
}
