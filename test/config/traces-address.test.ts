import { describe, expect, test } from 'vitest';
import { tracesAddress } from '../../server/config/traces-address.ts';

const COMPLETE = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
const BASE = 'OTEL_EXPORTER_OTLP_ENDPOINT';

describe('traces are posted', () => {
  test('nowhere, where nobody says where', () => {
    expect(tracesAddress({}, {})).toBe(undefined);
    expect(tracesAddress({}, { [COMPLETE]: '', [BASE]: '' })).toBe(undefined);
  });

  test.each(['http://collector:4318', 'http://collector:4318/'])('below the collector %s', (at) => {
    expect(tracesAddress({ endpoint: at }, {})).toBe('http://collector:4318/v1/traces');
    expect(tracesAddress({}, { [BASE]: at })).toBe('http://collector:4318/v1/traces');
  });

  test('below the path that a collector has', () => {
    const environment = { [BASE]: 'https://collector.example.com/otlp' };
    expect(tracesAddress({}, environment)).toBe('https://collector.example.com/otlp/v1/traces');
  });

  test('to the very address that is meant for traces alone', () => {
    const environment = { [COMPLETE]: 'http://one:4318/mine', [BASE]: 'http://other:4318' };
    expect(tracesAddress({}, environment)).toBe('http://one:4318/mine');
  });

  test("where the settings say, whatever OpenTelemetry's variables do", () => {
    const environment = { [COMPLETE]: 'http://one:4318/mine', [BASE]: 'http://other:4318' };
    expect(tracesAddress({ endpoint: 'http://ours:4318' }, environment)).toBe(
      'http://ours:4318/v1/traces',
    );
  });

  test.each(['true', 'TRUE', ' true '])('nowhere, where everything is switched off: %j', (off) => {
    const environment = { OTEL_SDK_DISABLED: off, [BASE]: 'http://other:4318' };
    expect(tracesAddress({ endpoint: 'http://ours:4318' }, environment)).toBe(undefined);
  });
});
