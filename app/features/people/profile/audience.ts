import type { Audience } from '#app/database/tables/together/profiles.ts'

/** Parts of a profile that the member writes. Rooms add theirs with `defineProfilePart`. */
export const ownParts = {
  about: { label: 'About you', usual: 'all' },
  links: { label: 'Links', usual: 'all' },
  languages: { label: 'Languages', usual: 'all' },
  interests: { label: 'Interests', usual: 'nobody' },
  place: { label: 'Country and city', usual: 'nobody' },
  offerings: { label: 'Offerings', usual: 'all' },
  ness: { label: 'Ness', usual: 'all' },
  score: { label: 'Frenly score', usual: 'nobody' },
  follows: { label: 'How many follow you', usual: 'nobody' },
} as const satisfies Record<string, { label: string; usual: Audience }>
export type OwnPart = keyof typeof ownParts

/** Who looks: the member, somebody with an account, or anybody. */
export type Looker = 'self' | 'member' | 'guest'

export const audienceWords: Readonly<Record<Audience, string>> = {
  all: 'Everybody',
  members: 'Members',
  nobody: 'Nobody',
}

/** Whether somebody sees what is for an audience. */
export function isFor(audience: Audience, looker: Looker): boolean {
  if (looker === 'self' || audience === 'all') return true
  return audience === 'members' && looker === 'member'
}

/** The narrower of two audiences: a part is never seen by more than its profile. */
export function narrower(one: Audience, other: Audience): Audience {
  if (one === 'nobody' || other === 'nobody') return 'nobody'
  return one === 'members' || other === 'members' ? 'members' : 'all'
}

type Kept = { reach: Audience; audiences: Readonly<Record<string, Audience>> } | null

/** Who may open a profile: as the member chose; before that, everybody when they let others find them, else nobody. */
export const toReach = (kept: Kept, isFindable: boolean): Audience => kept?.reach ?? (isFindable ? 'all' : 'nobody')

/** Who sees a part, whatever its profile says. */
export const toAudience = (kept: Kept, part: string, usual: Audience): Audience => kept?.audiences[part] ?? usual

/** Who sees one of the parts that the member writes. */
export const toOwnAudience = (kept: Kept, isFindable: boolean, part: OwnPart): Audience =>
  narrower(toReach(kept, isFindable), toAudience(kept, part, ownParts[part].usual))
