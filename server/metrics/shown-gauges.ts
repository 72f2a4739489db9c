import { Gauge, type Registry } from 'prom-client';

/** Opens a gauge without labels; `read` tells its value of what was found, if it has one then. */
export type ShowGauge<Found> = (
  name: string,
  help: string,
  read: (found: Found) => number | undefined,
) => void;

/**
 * Makes what opens gauges that are asked for when they are looked at. Where nothing is found, there is none rather than an
 * old one.
 */
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
