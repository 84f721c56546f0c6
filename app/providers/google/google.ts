/** Who somebody is to Google. `subject` names the account for ever; an address may pass to somebody else. */
export type GooglePerson = { subject: string; email: string; isEmailVerified: boolean; name: string }

/** Why a sign-in with Google ended on its way. */
export type GoogleTroubleReason = 'denied' | 'state-mismatch' | 'token-not-right' | 'provider-down' | 'keys-refused'

/** An expected end of the way through Google; `cause` is for the log. */
export class GoogleTrouble extends Error {
  constructor(
    readonly reason: GoogleTroubleReason,
    why: string,
    cause?: unknown,
  ) {
    super(why, { cause })
    this.name = 'GoogleTrouble'
  }
}
