import ts from 'typescript';

/** A schema, as openapi-typescript writes it among the components. */
type SchemaMember = ts.PropertySignature & {
  readonly name: ts.Identifier;
  readonly type: ts.TypeNode;
};

/** The schemas by the names that the contract has for them, each with the name of its type. */
type TypeNames = ReadonlyMap<string, string>;

/** Types that call every schema by its name. */
export interface NamedTypes {
  readonly tree: ts.Node[];
  /** The names that programs have a use for: those of objects, of unions with such or with lists of such, and of choices. */
  readonly telling: readonly string[];
}

/**
 * Declares every schema as a type of its own, by which all others call it. openapi-typescript declares them inside
 * `components` and calls them by their place there, for which an editor shows the whole record instead of its name.
 */
export function withNamedSchemas(tree: readonly ts.Node[]): NamedTypes {
  const members = tree.flatMap(schemasIn);
  const names = new Map(members.map(({ name }) => [name.text, capitalised(name.text)]));
  const lists = new Map<ts.Node, string>(members.map((member) => [member, member.name.text]));
  const schemas = members.map((member) => calledByName(declared(member), names));
  return {
    tree: [...schemas, ...tree.map((node) => calledByName(node, names, lists))],
    telling: members
      .filter(({ name: { text }, type }) => text === capitalised(text) && isTelling(type))
      .map(({ name }) => name.text),
  };
}

function schemasIn(node: ts.Node): readonly SchemaMember[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [];
  const groups = node.members.filter(ts.isPropertySignature);
  return groups.flatMap(({ name, type }) => {
    const isOfSchemas = ts.isIdentifier(name) && name.text === 'schemas';
    if (!isOfSchemas || type === undefined || !ts.isTypeLiteralNode(type)) return [];
    return type.members.filter(isSchema);
  });
}

function isSchema(member: ts.TypeElement): member is SchemaMember {
  return (
    ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.type !== undefined
  );
}

/** Rules that several schemas share begin with a small letter, types do not. */
function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The declaration of a schema, with the contract's words on it. */
function declared(member: SchemaMember): ts.Node {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const name = capitalised(member.name.text);
  const alias = ts.factory.createTypeAliasDeclaration(exported, name, undefined, member.type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
}

/**
 * The same types, in which every schema is called by its name.
 *
 * @param lists - the members that list the schemas, by the contract's names for them
 */
function calledByName(
  node: ts.Node,
  names: TypeNames,
  lists: ReadonlyMap<ts.Node, string> = new Map(),
): ts.Node {
  const visit = (inner: ts.Node): ts.Node => {
    const listed = lists.get(inner);
    if (listed !== undefined) return listing(listed);
    const name = names.get(schemaAt(inner) ?? '');
    if (name !== undefined) return ts.factory.createTypeReferenceNode(name);
    return ts.visitEachChild(inner, visit, undefined);
  };
  return visit(node);
}

function listing(name: string): ts.Node {
  const type = ts.factory.createTypeReferenceNode(capitalised(name));
  return ts.factory.createPropertySignature(undefined, name, undefined, type);
}

/** The schema that `components["schemas"]["…"]` is. */
function schemaAt(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const { objectType, indexType } = node;
  const isOfSchemas =
    ts.isIndexedAccessTypeNode(objectType) && textOf(objectType.indexType) === 'schemas';
  return isOfSchemas ? textOf(indexType) : undefined;
}

function textOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** Whether the name of a type tells more than that it is a text, a number or a list. */
function isTelling(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isTelling(type.type);
  if (!ts.isUnionTypeNode(type)) return isObject(type);
  return type.types.some(hasObjects) || type.types.every(isConstant);
}

/** A list alone is called by what is in it; as one of several forms it has no other name. */
function hasObjects(type: ts.TypeNode): boolean {
  return isObject(ts.isArrayTypeNode(type) ? type.elementType : type);
}

/** openapi-typescript writes texts as if they were names. */
function isConstant(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) || ts.isIdentifier(type);
}

function isObject(type: ts.TypeNode): boolean {
  return (
    ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type) || schemaAt(type) !== undefined
  );
}
