/** The console's pages, built by `npm run build:console`. */
export const BUILT_CONSOLE = 'client/console/built';

/** Files at the same path as in the source, where the program or its users look for them. */
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
