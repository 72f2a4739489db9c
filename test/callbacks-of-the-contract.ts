import contract from '../generated/openapi.json' with { type: 'json' };

const { paths } = contract;

/** The callbacks of the contract, by name. */
export const callbacksOfTheContract = Object.entries({
  ...paths['/vidx/generations'].post.callbacks,
  ...paths['/v1/images/generations'].post.callbacks,
  ...paths['/v1/images/edits'].post.callbacks,
  ...paths['/musx/v1/sample'].post.callbacks,
}).flatMap(([name, callback]) => Object.values(callback).map(({ post }) => [name, post] as const));
