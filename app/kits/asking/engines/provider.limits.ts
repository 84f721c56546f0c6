export const PROVIDER_LABEL_MAX_CHARS = 60
export const PROVIDER_ADDRESS_MAX_CHARS = 300
export const PROVIDER_KEY_MAX_CHARS = 500
/** Providers a member may connect with keys of their own. */
export const OWN_PROVIDERS_MAX = 10
