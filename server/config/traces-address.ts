import type { Environment } from './overrides.ts';

/** The path below a collector's address that traces are posted to (OpenTelemetry Protocol, "OTLP/HTTP Request"). */
const TRACES_PATH = '/v1/traces';

/**
 * The address that traces are posted to; `undefined` where nobody wants any. What the settings say goes before
 * OpenTelemetry's own variables, but for the one that switches everything off ("OpenTelemetry Protocol Exporter" and
 * "General SDK Configuration" of its specification).
 */
export function tracesAddress(
  { endpoint }: { readonly endpoint?: string | undefined },
  environment: Environment,
): string | undefined {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return undefined;
  if (endpoint !== undefined) return below(endpoint);
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: complete, OTEL_EXPORTER_OTLP_ENDPOINT: base } =
    environment;
  if (isGiven(complete)) return complete;
  return isGiven(base) ? below(base) : undefined;
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function below(address: string): string {
  return address.replace(/\/+$/, '') + TRACES_PATH;
}
