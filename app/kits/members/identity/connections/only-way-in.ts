/** Why a provider can't be disconnected. */
export const toOnlyWayIn = (name: string) =>
  `${name} is your only way in. Set a password or add a passkey first, then disconnect ${name}.`
