/** A request that asks for a stream. */
export type Streaming<Body> = Body & { readonly stream: true };

/** A request that asks for a whole result. */
export type Whole<Body> = Body & { readonly stream?: false };

/**
 * A request that need not name its model. As the first overload it lets editors describe parameters before a model is
 * named: in a union of requests they find several descriptions for one name, and show none.
 */
export type OfDefaultModel<Body> = Body extends Named ? never : Body;

type Named = { readonly model: string } | { readonly mode: string };
