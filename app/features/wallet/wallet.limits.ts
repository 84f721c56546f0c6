/** How long a message waits for its signature, and a link for its phone. */
export const ASK_MINUTES = 10
export const LINK_MINUTES = 15
/** The longest text that a wallet of this house signs. */
export const TEXT_MAX_CHARS = 4_000
export const SIGNATURE_MAX_CHARS = 20_000
