/** The product's name as people read it. */
export const PRODUCT_NAME = 'Frenly'

/** `{product}` in the path catalogue: a constant, because a route pattern cannot say "something ending in -v2". */
export const PRODUCT_SLUG = 'frenly'
