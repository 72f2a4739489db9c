/** The oldest supported Node version: major and minor. */
export const NODE_FROM = [24, 18] as const;

/** Whether a Node version, as in `process.versions.node`, is new enough for the gateway. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NODE_FROM[0] || (major === NODE_FROM[0] && minor >= NODE_FROM[1]);
}
