import ts from 'typescript';
import { expect, test } from 'vitest';
import { withNamedSchemas } from '../../openapi/build/named-types.ts';

const SOURCE = `export interface components {
    schemas: {
        Video: {
            owner: components["schemas"]["Person"];
            length?: components["schemas"]["Seconds"];
        };
        Person: {
            name: string;
        };
        Either: components["schemas"]["Video"] | components["schemas"]["Person"];
        Size: "small" | "large";
        Seconds: number;
        Videos: components["schemas"]["Video"][];
        Input: string | components["schemas"]["Person"][];
        Words: string | string[];
        nameNotBlank: {
            name?: unknown;
        };
    };
    parameters: {
        Length: components["schemas"]["Seconds"];
    };
}
`;

const file = ts.createSourceFile('types.ts', SOURCE, ts.ScriptTarget.ESNext);
const { tree, telling } = withNamedSchemas([...file.statements]);
const written = tree.map((node) =>
  ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, file),
);

test('every schema is declared, and called by its name', () => {
  expect(written).toContain('export type Video = {\n    owner: Person;\n    length?: Seconds;\n};');
  expect(written).toContain('export type Either = Video | Person;');
  expect(written.join('\n')).not.toContain('["schemas"]');
});

test('the components list every schema and call it by its name, too', () => {
  const components = written.find((text) => text.includes('interface components')) ?? '';
  expect(components).toMatch(/schemas: \{\s+Video: Video;\s+Person: Person;\s+Either: Either;/);
  expect(components).toMatch(/nameNotBlank: NameNotBlank;/);
  expect(components).toMatch(/parameters: \{\s+Length: Seconds;/);
});

test('programs are told the names of objects, forms of them and choices, not of texts, numbers, lists and rules', () => {
  expect(telling).toEqual(['Video', 'Person', 'Either', 'Size', 'Input']);
});
