import { Gauge, type Registry } from 'prom-client';
import { fingerprint } from '../../generated/stamp.ts';
import manifest from '../../package.json' with { type: 'json' };

/** Exposes the version that the process runs, to monitor rolling upgrades and to compare metrics by version. */
export function openBuildFigure(registry: Registry): void {
  const gauge = new Gauge({
    name: 'patchbay_build_info',
    help: 'The version of the program and the fingerprint of its contract, as labels. Always 1.',
    labelNames: ['version', 'contract'],
    registers: [registry],
  });
  gauge.set({ version: manifest.version, contract: fingerprint }, 1);
}
