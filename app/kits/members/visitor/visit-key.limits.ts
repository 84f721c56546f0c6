/** How long the key in an address opens what a guest made whose browser keeps no cookies. */
export const VISIT_KEY_HOURS = 24
