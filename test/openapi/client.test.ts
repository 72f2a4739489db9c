import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';

const FILE = join(import.meta.dirname, '../../generated/client.ts');
const source = await readFile(FILE, 'utf8');
const declarations = ts.transpileDeclaration(source, {
  fileName: FILE,
  compilerOptions: { isolatedDeclarations: true },
  reportDiagnostics: true,
});

test('the declarations of the client are what is written, with no type spelt out that is only inferred', () => {
  const faults = (declarations.diagnostics ?? []).map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
  expect(faults).toEqual([]);
  expect(declarations.outputText.length).toBeLessThan(source.length);
});

test('each method says by the name of its operation what it comes to', () => {
  const [, methods = ''] = declarations.outputText.split('export interface ContractClient {');
  const named = methods.matchAll(/(?:=>|\):) (?:Answer|JobAnswer|QuoteAnswer)<'(\w+)'[^>]*>;/g);
  const names = new Set([...named].map(([, name]) => name));
  expect([...names].toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(methods.match(/options\?: CallOptions\)(?: =>|:)/g)?.length).toBe(
    methods.match(/(?:=>|\):) (?:Answer|JobAnswer|QuoteAnswer)</g)?.length,
  );
});
