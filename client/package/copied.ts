/** What lies at the same place as in the source: files of the program look for it there, or their users do. */
export const COPIED: readonly string[] = [
  'generated/openapi.json',
  'openapi/examples/files',
  'client/console/built',
  'server/config/patchbay.example.yaml',
  'server/container/alerts.yaml',
  'server/container/grafana-dashboard.json',
  'server/container/prometheus.yaml',
  'server/systemd/patchbay.service',
];
