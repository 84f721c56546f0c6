import { to } from '#app/catalogue/to.ts'
import type { Audience } from '#app/database/tables/together/profiles.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { listProfileParts } from '#app/kits/members/profile-parts/profile-parts.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { countTied, listTiesBetween } from '#app/kits/members/ties/ties.store.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toCountryName } from '../finding/place-member.server.ts'
import { toCityValue, toKey } from '../finding/listing-terms.ts'
import { findBetween } from '../meeting/meetings.store.server.ts'
import { listStanding } from '../offering/offerings.store.server.ts'
import { addUp } from '../score/score.server.ts'
import { findViewer } from '../visit.server.ts'
import { isFor, narrower, ownParts, toAudience, toReach, type Looker, type OwnPart } from './audience.ts'
import { toLanguageName } from './languages.ts'
import { toPlainWords } from './plain-words.ts'
import { toLinkWords } from './profile-links.ts'
import { findProfile, type ProfileRow } from './profiles.store.server.ts'

export const NO_ONE = 'No member has this name, or their profile is private.'
const ITEMS = 6
const DESCRIPTION_CHARS = 150

/** Whose profile it is, and with whose eyes it is looked at. The member may look with those of others. */
export type Seen = {
  member: UserRow
  profile: ProfileRow | null
  viewer: UserRow | null
  looker: Looker
  /** The member looks at their own profile as others would. */
  isPreview: boolean
  reach: Audience
}

/** A member as this request may see them; 404 for everybody who is not to be seen at all. */
export async function findSeen(request: Request, handle: string): Promise<Seen> {
  const viewer = await findViewer(request)
  const member = await findMemberByHandle(handle, viewer)
  if (!member) throw notFound(NO_ONE)
  const profile = await findProfile(member.id)
  const isOwn = viewer?.id === member.id
  const as = new URL(request.url).searchParams.get('as')
  const isPreview = isOwn && (as === 'guest' || as === 'member')
  const looker: Looker = isPreview ? as : isOwn ? 'self' : viewer ? 'member' : 'guest'
  return { member, profile, viewer, looker, isPreview, reach: toReach(profile, member.isFindable) }
}

/** Which of the parts that the member writes are seen. */
export const toSight = ({ profile, reach, looker }: Seen) => {
  const audience = (part: string, usual: Audience) => narrower(reach, toAudience(profile, part, usual))
  return {
    audience,
    sees: (part: OwnPart) => isFor(audience(part, ownParts[part].usual), looker),
  }
}

export async function readProfile(request: Request, handle: string) {
  const seen = await findSeen(request, handle)
  const { member, profile, looker, reach } = seen
  const isOpen = isFor(reach, looker)
  const parts = await readParts(seen)
  // What somebody published elsewhere stands there with their name in any case; without it there is nothing to see.
  if (!isOpen && parts.length === 0) throw notFound(NO_ONE)
  const { sees } = toSight(seen)
  const own = isOpen ? await readOwnParts(seen) : NOTHING
  return {
    handle: member.handle,
    name: member.name,
    picture: member.profilePicture,
    looker,
    isPreview: seen.isPreview,
    isOpen,
    reach,
    ...own,
    parts,
    isMeetable: isOpen && profile?.isOpen === true,
    relation: looker === 'member' && !seen.isPreview ? await readRelation(seen) : null,
    description: own.about ? toPlainWords(own.about, DESCRIPTION_CHARS) : `${member.name} on this community.`,
    canonicalPath: to('profile', { handle: member.handle }),
    isIndexed: reach === 'all' && member.isFindable && looker !== 'self' && !seen.isPreview,
    data: isOpen && reach === 'all' ? toStructured(request, seen) : null,
    seesScore: isOpen && sees('score'),
  }
}
export type ProfileView = Awaited<ReturnType<typeof readProfile>>

type Own = Awaited<ReturnType<typeof readOwnParts>>
const NOTHING: Own = {
  about: '',
  aboutHtml: '',
  links: [],
  languages: [],
  interests: [],
  place: null,
  offerings: [],
  hasNess: false,
  motto: '',
  points: null,
  followers: null,
}

async function readOwnParts(seen: Seen) {
  const { member, profile } = seen
  const { sees } = toSight(seen)
  const [offerings, sum, followers] = await Promise.all([
    sees('offerings') ? listStanding(member.id) : [],
    sees('score') ? addUp(member.id) : null,
    sees('follows') ? countTied(member.id, 'follow', 'to') : null,
  ])
  const about = sees('about') ? (profile?.about ?? '') : ''
  const city = profile?.city ?? ''
  const { country } = member
  return {
    about,
    aboutHtml: about ? await renderMarkdown(about) : '',
    links: sees('links') ? (profile?.links ?? []).map((link) => ({ url: link.url, words: toLinkWords(link) })) : [],
    languages: sees('languages')
      ? (profile?.languages ?? []).map((code) => ({ code, name: toLanguageName(code) }))
      : [],
    interests: sees('interests') ? member.interests.map((label) => ({ label, value: toKey(label) })) : [],
    place:
      sees('place') && country !== null
        ? { country, name: toCountryName(country), city, cityId: toCityValue(country, city) }
        : null,
    offerings: offerings.map(({ id, title, kind, where }) => ({ id, title, kind, where })),
    hasNess: sees('ness') && profile !== null && (profile.values.length > 0 || profile.ways.length > 0),
    motto: sees('ness') ? (profile?.motto ?? '') : '',
    points: sum?.points ?? null,
    followers,
  }
}

/** What rooms of the house show of a member: as far as the member lets it stand here. */
async function readParts(seen: Seen) {
  const { member, profile, viewer, looker, reach } = seen
  const shown = listProfileParts().filter(({ id, usual }) => {
    const chosen = toAudience(profile, id, usual)
    // Public work stands under the name in any case: a closed profile hides no more than what was chosen for the part.
    return isFor(reach === 'nobody' || usual === 'all' ? chosen : narrower(reach, chosen), looker)
  })
  const viewerId = looker === 'guest' ? null : (viewer?.id ?? null)
  const read = await Promise.all(
    shown.map(async (part) => ({ part, content: await part.read(member.id, viewerId, ITEMS) })),
  )
  return read.flatMap(({ part: { id, label, icon }, content: { items, count, all } }) =>
    count === 0
      ? []
      : [
          {
            id,
            label,
            icon,
            count,
            all,
            items: items.map(({ at, ...item }) => ({ ...item, at: at?.toISOString() ?? null })),
          },
        ],
  )
}

async function readRelation({ member, viewer }: Seen) {
  if (!viewer) return null
  const [tied, back, meeting] = await Promise.all([
    listTiesBetween(viewer.id, member.id),
    listTiesBetween(member.id, viewer.id),
    findBetween(viewer.id, member.id),
  ])
  return {
    isFollowed: tied.has('follow'),
    isMuted: tied.has('mute'),
    followsBack: back.has('follow'),
    meeting: meeting ? { state: meeting.state, isMine: meeting.userId === viewer.id } : null,
    writeTo: to('inbox', null, { compose: 'new', to: `${member.handle}@${inboundDomain()}` }),
  }
}

/** What machines may read: of the profile as guests see it, never more. */
function toStructured(request: Request, seen: Seen) {
  const { member, profile } = seen
  const { sees } = toSight({ ...seen, looker: 'guest' })
  const origin = brandOrigin(request)
  const country = sees('place') && member.country ? toCountryName(member.country) : null
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    'mainEntity': {
      '@type': 'Person',
      'name': member.name,
      'alternateName': `@${member.handle}`,
      'url': origin + to('profile', { handle: member.handle }),
      ...(member.profilePicture && { image: origin + member.profilePicture }),
      ...(profile?.about && sees('about') && { description: toPlainWords(profile.about, 500) }),
      ...(profile && sees('links') && profile.links.length > 0 && { sameAs: profile.links.map(({ url }) => url) }),
      ...(sees('interests') && member.interests.length > 0 && { knowsAbout: member.interests }),
      ...(profile && sees('languages') && profile.languages.length > 0 && { knowsLanguage: profile.languages }),
      ...(country && {
        homeLocation: { '@type': 'Place', 'name': [profile?.city, country].filter(Boolean).join(', ') },
      }),
    },
  }
}
