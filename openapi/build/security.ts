import {
  at,
  type Contract,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  textAt,
} from './contract.ts';
import type { KeyHeader } from './shapes.ts';

/** The security alternatives of an operation: each lists the names of the schemes that must be combined. */
function readSecurity(
  contract: Contract,
  operation: OperationNode,
): readonly (readonly string[])[] {
  const alternatives = operation.security === undefined ? contract.document : operation;
  return listAt(alternatives, 'security').filter(isNode).map(Object.keys);
}

/** The headers in which an operation accepts a key, as they are written. */
export function readKeys(contract: Contract, operation: OperationNode): readonly KeyHeader[] {
  return readSecurity(contract, operation).flatMap((names) => {
    const [name = '', ...others] = names;
    const scheme = at(contract.document, 'components', 'securitySchemes', name);
    if (scheme.in === 'cookie' || others.length > 0) return [];
    return scheme.type === 'http'
      ? [{ header: 'Authorization', prefix: 'Bearer ' }]
      : [{ header: String(scheme.name), prefix: '' }];
  });
}

/** The session cookie that an operation accepts instead of a key, and its CSRF token header, if any. */
export function readSession(contract: Contract, operation: OperationNode): Node | undefined {
  const schemes = at(contract.document, 'components', 'securitySchemes');
  for (const names of readSecurity(contract, operation)) {
    const cookie = names.find((name) => at(schemes, name).in === 'cookie');
    if (cookie === undefined) continue;
    const token = names.find((name) => name !== cookie);
    return {
      cookie: at(schemes, cookie).name,
      tokenHeader: token === undefined ? undefined : at(schemes, token).name,
    };
  }
  return undefined;
}

/** The default header for the key. */
export function keyHeader({ document }: Contract): string {
  const [scheme = ''] = listAt(document, 'security').filter(isNode).flatMap(Object.keys);
  return textAt(at(document, 'components', 'securitySchemes', scheme), 'name') ?? '';
}

/** The header for the session's CSRF token. */
export function tokenHeader(contract: Contract): string {
  const sessions = contract.operations.map((operation) => readSession(contract, operation));
  const [header = ''] = sessions.flatMap((session) => textAt(session ?? {}, 'tokenHeader') ?? []);
  return header;
}
