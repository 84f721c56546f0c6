import type { ProfileRow } from '../profile/profiles.store.server.ts'
import { isFor, toOwnAudience, type OwnPart } from '../profile/audience.ts'
import { toLanguageName } from '../profile/languages.ts'
import { toPlainWords } from '../profile/plain-words.ts'
import { toKey } from './listing-terms.ts'
import * as rows from './listing.store.server.ts'
import { toCountryName } from './place-member.server.ts'

const ABOUT_CHARS = 140
type Row = Awaited<ReturnType<typeof rows.listCards>>[number]

/** Members as their cards show them to this viewer, in the order of the ids. */
export async function readCards(ids: readonly string[], viewer: { id: string; interests: readonly string[] } | null) {
  const viewerId = viewer?.id ?? null
  const [found, offers, tied] = await Promise.all([
    rows.listCards(ids, viewerId),
    rows.listValues(ids, ['offer']),
    viewerId ? rows.listTiedTo(viewerId, ids) : new Map<string, string>(),
  ])
  const byId = new Map(found.map((row) => [row.user.id, row]))
  const own = new Set(viewer?.interests.map(toKey))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const card = toCard(row, viewerId)
    const given = offers.filter((one) => one.id === id && (viewerId !== null || one.isForAll))
    return [
      {
        ...card,
        offers: given.map(({ value }) => value),
        shared: card.interests.filter((interest) => own.has(toKey(interest))),
        isFollowed: tied.get(id) === 'follow',
      },
    ]
  })
}
export type MemberCard = Awaited<ReturnType<typeof readCards>>[number]

function toCard({ user, profile }: Row, viewerId: string | null) {
  const sees = toSees(user, profile, viewerId)
  return {
    id: user.id,
    name: user.name,
    handle: user.handle,
    picture: user.profilePicture,
    isSelf: user.id === viewerId,
    about: profile && sees('about') ? toPlainWords(profile.about, ABOUT_CHARS) : '',
    interests: sees('interests') ? user.interests : [],
    languages: profile && sees('languages') ? profile.languages.map(toLanguageName) : [],
    country: sees('place') ? user.country : null,
    place: sees('place') ? [profile?.city, toCountryName(user.country)].filter(Boolean).join(', ') : '',
    isOpen: profile?.isOpen === true,
  }
}

/** Which parts of a member somebody sees. */
export function toSees(user: { id: string; isFindable: boolean }, profile: ProfileRow | null, viewerId: string | null) {
  const looker = viewerId === user.id ? 'self' : viewerId === null ? 'guest' : 'member'
  return (part: OwnPart) => isFor(toOwnAudience(profile, user.isFindable, part), looker)
}
