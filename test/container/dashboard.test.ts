import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import dashboard from '../../server/container/grafana-dashboard.json' with { type: 'json' };
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { type Scrape, scrape } from '../metrics/a-scrape.ts';

const FOLDER = join(dirname(dirname(import.meta.dirname)), 'server', 'container');

let gateway: TestGateway;
let figures: Scrape;

beforeAll(async () => {
  const addresses = { attemptsPerMinute: 0, wrongKeysPerMinute: 1 };
  gateway = await aGateway({ limits: { addresses } });
  const prompt = 'x';
  await gateway.call('/v1/messages', {
    json: { model: 'any', max_tokens: 9, messages: [{ role: 'user', content: prompt }] },
  });
  for (const _ of [1, 2]) {
    await gateway.call('/v1/models', { headers: { 'SVC-API-KEY': 'a-wrong-key' } });
  }
  await gateway.call('/v1/images/generations', {
    json: { prompt, size: '256x256' },
    headers: { prefer: 'respond-async' },
  });
  await vi.waitFor(
    async () => {
      figures = await scrape(gateway);
      expect(figures.text).toMatch(/^patchbay_job_ends_total\{/m);
      expect(figures.text).toMatch(/^patchbay_queue_messages\{/m);
    },
    { timeout: 60_000, interval: 200 },
  );
});

afterAll(() => gateway.stop());

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string; readonly datasource: { uid: string } }[];
}

const panels: readonly Panel[] = dashboard.panels;
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The metric families that a query reads. Queries refer to a histogram by the name of one of its series. */
function familiesIn(query: string): readonly string[] {
  return [...query.matchAll(/\bpatchbay_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );
}

describe('the dashboard', () => {
  test('reads every figure that the gateway has, and no other', () => {
    expect([...new Set(queries.flatMap(familiesIn))].toSorted()).toEqual(figures.families);
  });

  test('groups and filters by labels that there are', () => {
    const labels = new Set([...figures.text.matchAll(/(\w+)="/g)].map(([, name]) => name));
    // Labels that Prometheus itself adds.
    for (const name of ['job', 'instance']) labels.add(name);
    for (const query of queries) {
      const grouped = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      const filtered = [...query.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name]) => name);
      for (const name of [...grouped, ...filtered]) {
        expect(labels, query).toContain(name);
      }
    }
  });

  test('lets its reader choose where the figures are', () => {
    const sources = panels
      .filter(({ type }) => type !== 'row')
      .flatMap(({ datasource, targets = [] }) => [
        datasource,
        ...targets.map((one) => one.datasource),
      ]);
    const [chosen, ...others] = new Set(sources.map((source) => source?.uid));
    expect([chosen, others]).toEqual([expect.stringMatching(/^\$\{datasource\}$/), []]);
    expect(dashboard.templating.list.map(({ name }) => name)).toContain('datasource');
    expect(JSON.stringify(dashboard)).not.toMatch(/__inputs|localhost|127\.0\.0\.1/);
  });

  test('has a name and a number for each panel', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ title }) => title === '')).toEqual([]);
  });
});

describe('the alerts', () => {
  const { groups } = parse(readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8'));
  const rules: readonly { readonly alert: string; readonly expr: string }[] = groups.flatMap(
    (group: { readonly rules: unknown }) => group.rules,
  );

  test('are asked of figures that the gateway has, by labels that there are', () => {
    const known = new Set(figures.families);
    const labels = new Set([...figures.text.matchAll(/(\w+)="/g)].map(([, name]) => name));
    for (const name of ['job', 'instance']) labels.add(name);
    for (const { alert, expr } of rules) {
      for (const family of familiesIn(expr)) expect(known, alert).toContain(family);
      const named = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      const filtered = [...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name]) => name);
      for (const name of [...named, ...filtered]) expect(labels, alert).toContain(name);
    }
  });

  test('have a name each, and are where Prometheus is told to look', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    const { rule_files } = parse(readFileSync(join(FOLDER, 'prometheus.yaml'), 'utf8'));
    expect(rule_files).toEqual(['alerts.yaml']);
  });
});

test('Prometheus is told of every process of the composition', () => {
  const read = (name: string) => parse(readFileSync(join(FOLDER, name), 'utf8'), { merge: true });
  const [job] = read('prometheus.yaml').scrape_configs;
  const [found] = job.dns_sd_configs;
  const services: Readonly<Record<string, { readonly image: string }>> =
    read('compose.yaml').services;
  const gateways = Object.entries(services).filter(([, { image }]) => image === 'patchbay');
  expect(found.names.toSorted()).toEqual(gateways.map(([name]) => name).toSorted());
  expect(found.port).toBe(8080);
});
