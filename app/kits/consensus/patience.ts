/** The others are compared without a seat that takes longer; its answer makes a new version when it comes. In milliseconds. */
export const PATIENCE_MS = 20_000
