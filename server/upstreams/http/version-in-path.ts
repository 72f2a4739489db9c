/**
 * The path of a call below an upstream's base address. Some SDKs are given the base address with the interface's version
 * at its end and others without it, so that operators write both; either leads to the same place.
 *
 * @param path - from the version on, as `/v1/messages`
 */
export function pathBelow(baseUrl: string, path: `/v${number}/${string}`): string {
  const version = path.slice(0, path.indexOf('/', 1));
  return baseUrl.endsWith(version) ? path.slice(version.length) : path;
}
