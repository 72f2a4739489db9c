/** The pages of the console, which `npm run build:console` builds. */
export const BUILT_CONSOLE = 'client/console/built';

/** What lies at the same place as in the source: files of the program look for it there, or their users do. */
export const COPIED: readonly string[] = [
  'generated/openapi.json',
  'openapi/examples/files',
  BUILT_CONSOLE,
  'server/config/patchbay.example.yaml',
  'server/container/alerts.yaml',
  'server/container/grafana-dashboard.json',
  'server/container/prometheus.yaml',
  'server/systemd/patchbay.service',
];
