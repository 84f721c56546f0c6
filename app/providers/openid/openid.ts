/**
 * Who somebody is to an OpenID provider. `subject` names the account there for ever; an address may be missing or pass to
 * somebody else. `groups` is null where the provider did not say: too many of them, or kept elsewhere.
 */
export type OpenIdPerson = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string
  groups: readonly string[] | null
}

/** Why a sign-in with an OpenID provider ended on its way. */
export type OpenIdTroubleReason = 'denied' | 'state-mismatch' | 'token-not-right' | 'provider-down' | 'keys-refused'

/** An expected end of the way through a provider; `cause` is for the log and holds no secret. */
export class OpenIdTrouble extends Error {
  constructor(
    readonly reason: OpenIdTroubleReason,
    why: string,
    cause?: unknown,
  ) {
    super(why, { cause })
    this.name = 'OpenIdTrouble'
  }
}

/** Our own trouble inside what a library wrapped around it; null when there is none. */
export function findTrouble(thrown: unknown): OpenIdTrouble | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++)
    if (error instanceof OpenIdTrouble) return error
  return null
}
