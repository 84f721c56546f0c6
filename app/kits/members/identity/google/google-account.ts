/** Why Google can't be disconnected. */
export const ONLY_WAY_IN = 'Google is your only way in. Set a password or add a passkey first, then disconnect Google.'
