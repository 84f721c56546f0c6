/** What the house sells in. */
export const CURRENCY = 'USD'
