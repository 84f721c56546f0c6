/**
 * How much of two claims must answer to each other, as a share of their weight, found on the develop half of the gold
 * set.
 */
export const limits = {
  related: 0.55,
  alike: 0.8,
  contained: 0.95,
  containing: 0.5,
  negated: 0.6,
  hopeless: 0.2,
  thin: 0.3,
  faint: 0.4,
  open: 0.5,
}

/** How near the embeddings of two claims must be, found on the develop half of the gold set. */
export const nearness = { alike: 0.68, far: 0.8, clash: 0.6, sameFigure: 0.72 }
