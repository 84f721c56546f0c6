/** Who keeps a panda whose keeper is gone: what stands in the ledger then. */
export const HOUSE = 'house'
