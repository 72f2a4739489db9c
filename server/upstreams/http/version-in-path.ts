/**
 * The path of a call relative to an upstream's base address. Some SDKs expect a base address that ends with the API
 * version and others one without it, so operators configure either; both give the same URL.
 *
 * @param path - with the version, such as `/v1/messages`
 */
export function pathBelow(baseUrl: string, path: `/v${number}/${string}`): string {
  const version = path.slice(0, path.indexOf('/', 1));
  return baseUrl.endsWith(version) ? path.slice(version.length) : path;
}
