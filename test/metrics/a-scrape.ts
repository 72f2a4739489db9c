/** The metrics of a gateway at one moment, as a monitoring system reads them. */
export interface Scrape {
  /** The value of the metric with exactly these labels; `undefined` if there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
  /** The metric families of the gateway itself, in order. */
  readonly families: readonly string[];
  readonly text: string;
}

/** Scrapes a gateway. */
export async function scrape({ url }: { readonly url: string }): Promise<Scrape> {
  const response = await fetch(`${url}/metrics`);
  if (response.status !== 200) throw new Error(`The figures are answered ${response.status}.`);
  return readScrape(await response.text());
}

function readScrape(text: string): Scrape {
  const values = new Map<string, number>();
  for (const [, name = '', labels = '', value] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, of]) => [key, of]);
    values.set(keyOf(name, Object.fromEntries(pairs)), Number(value));
  }
  const families = [...text.matchAll(/^# TYPE (patchbay_\w+) /gm)].map(([, name = '']) => name);
  return {
    value: (name, labels = {}) => values.get(keyOf(name, labels)),
    families: families.toSorted(),
    text,
  };
}

function keyOf(name: string, labels: Readonly<Record<string, string>>): string {
  return JSON.stringify([name, Object.entries(labels).toSorted()]);
}
