import { type Environment, given } from './overrides.ts';
import { SettingsError } from './settings-error.ts';

/** The tracing settings. */
interface TracesSettings {
  readonly endpoint?: string | undefined;
}

/**
 * The path that traces are posted to, relative to the collector's URL (OpenTelemetry Protocol, "OTLP/HTTP Request").
 */
const TRACES_PATH = '/v1/traces';

/**
 * The URL to post traces to; `undefined` if tracing is off. The settings override OpenTelemetry's own variables, except
 * for the one that switches everything off ("OpenTelemetry Protocol Exporter" and "General SDK Configuration" of its
 * specification).
 */
export function tracesAddress(
  { endpoint }: TracesSettings,
  environment: Environment,
): string | undefined {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return undefined;
  if (endpoint !== undefined) return below(endpoint);
  const base = given(environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  const address = given(environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  return address ?? (base === undefined ? undefined : below(base));
}

/**
 * The validated URL.
 *
 * @throws SettingsError if it is not an HTTP or HTTPS URL
 */
export function readTracesAddress(
  settings: TracesSettings,
  environment: Environment,
): string | undefined {
  const address = tracesAddress(settings, environment);
  if (address === undefined || /^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address;
  throw new SettingsError(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT or OTEL_EXPORTER_OTLP_ENDPOINT must be an address of http or https.',
  );
}

function below(address: string): string {
  return address.replace(/\/+$/, '') + TRACES_PATH;
}
