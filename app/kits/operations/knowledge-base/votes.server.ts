import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { redact } from '#app/engines/redaction/redact.ts'
import { clock } from '#app/platform/clock.ts'
import { sign } from '#app/platform/secrets/sign.server.ts'
import { findHelpVote, saveHelpVote, saveMissing } from './votes.store.server.ts'

/** Somebody's mark on one article: only this server can make it, and it leads back to nobody. */
const toVoter = (slug: string, { userId, guestId }: Visitor) => sign(`${slug} ${userId ?? guestId}`, 'help-vote')

/** Keeps whether an article helped somebody; said again, the last word counts. */
export const voteOnArticle = (slug: string, owner: Visitor, isHelpful: boolean) =>
  saveHelpVote({ slug, voter: toVoter(slug, owner), isHelpful, createdAt: clock.now() })

/** Keeps what somebody missed, with personal details masked; false when they had not said that it did not help. */
export const keepMissing = (slug: string, owner: Visitor, words: string): Promise<boolean> =>
  saveMissing(slug, toVoter(slug, owner), redact(words).text)

/** What somebody said about an article; null: nothing yet. */
export const findOwnVote = (slug: string, owner: Visitor | null): Promise<boolean | null> =>
  owner === null ? Promise.resolve(null) : findHelpVote(slug, toVoter(slug, owner))
