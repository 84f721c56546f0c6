/** Who is about to show something to others: only a member with a confirmed address publishes. */
export type Publisher =
  { state: 'ready'; email: string } | { state: 'unverified'; email: string } | { state: 'guest'; email: null }

/** Why somebody cannot publish yet; null for who can. */
export function toPublishingRefusal({ state, email }: Publisher): string | null {
  if (state === 'ready') return null
  return state === 'guest'
    ? 'Links for others need an account with a confirmed e-mail address. Sign in or register; what you chose here is kept.'
    : `Confirm your e-mail address first: the link is in the mail we sent to ${email}. Until then nothing of yours is shown to others.`
}
