import ts from 'typescript';

/** A schema, as declared by openapi-typescript among the components. */
type SchemaMember = ts.PropertySignature & {
  readonly name: ts.Identifier;
  readonly type: ts.TypeNode;
};

/** The type name of each schema, by the schema's name in the contract. */
type TypeNames = ReadonlyMap<string, string>;

/** Types that refer to every schema by name. */
export interface NamedTypes {
  readonly tree: ts.Node[];
  /**
   * The names that are useful in programs: those of objects, of unions that contain objects or lists of them, and of
   * choices.
   */
  readonly telling: readonly string[];
}

/**
 * Declares every schema as a separate type, referenced by all others. openapi-typescript declares them inside
 * `components` and refers to them by path, for which editors show the expanded type instead of its name.
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

/** Capitalizes a name: shared rules begin with a lower-case letter, types do not. */
function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The declaration of a schema, with the contract's description. */
function declared(member: SchemaMember): ts.Node {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const name = capitalised(member.name.text);
  const alias = ts.factory.createTypeAliasDeclaration(exported, name, undefined, member.type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
}

/**
 * Replaces the paths of schemas in types by their names.
 *
 * @param lists - the members that contain the schemas, by the contract's names for them
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

/** The schema name in `components["schemas"]["…"]`. */
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

/** Whether a type is more than plain text, a number or a list. */
function isTelling(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isTelling(type.type);
  if (!ts.isUnionTypeNode(type)) return isObject(type);
  return type.types.some(hasObjects) || type.types.every(isConstant);
}

/**
 * Whether a member of a union is an object or a list of objects. A list alone is named after its elements; as a member
 * of a union it has no other name.
 */
function hasObjects(type: ts.TypeNode): boolean {
  return isObject(ts.isArrayTypeNode(type) ? type.elementType : type);
}

/** Whether a type is a constant; openapi-typescript writes text constants as identifiers. */
function isConstant(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) || ts.isIdentifier(type);
}

function isObject(type: ts.TypeNode): boolean {
  return (
    ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type) || schemaAt(type) !== undefined
  );
}
