import type { Audience } from '#app/database/tables/together/profiles.ts'
import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** One thing of a member's that others may open. */
export type PartItem = {
  title: string
  href: string
  /** A line below the title. */
  about: string
  at: Date | null
  picture?: { src: string; alt: string }
}

export type PartContent = {
  items: readonly PartItem[]
  /** How many there are in all. */
  count: number
  /** Where all of them stand. */
  all: string | null
}

/** Something of a member's that stands on their profile, said by the room that keeps it. */
export type ProfilePart = {
  id: string
  label: string
  /** What the member reads beside the choice of who sees it. */
  about: string
  icon: IconName
  /** Its place among the parts. */
  place: number
  /** Who sees it when the member has chosen nothing. Only what is public in its own room begins with `all`. */
  usual: Audience
  /** The newest, as this viewer may see them; null is a guest. */
  read: (memberId: string, viewerId: string | null, most: number) => Promise<PartContent>
}

/** What a member gave, each time worth the same. */
export type ScoreSource = {
  id: string
  label: string
  /** Why it counts, in a sentence. */
  about: string
  points: number
  place: number
  /** How often it happened. */
  count: (memberId: string) => Promise<number>
  /** The newest of those times, each with what it was. */
  list: (memberId: string, most: number) => Promise<readonly ScoreEvent[]>
}
export type ScoreEvent = { title: string; href: string | null; at: Date }

const parts = () => once('profile-parts', () => new Map<string, ProfilePart>())
const sources = () => once('score-sources', () => new Map<string, ScoreSource>())

/** Says what of a member's stands on their profile, called in the room's `*.register.server.ts`. */
export function defineProfilePart(part: ProfilePart): void {
  parts().set(part.id, part)
}

/** Says what counts in the Frenly score, called in the room's `*.register.server.ts`. */
export function defineScoreSource(source: ScoreSource): void {
  sources().set(source.id, source)
}

const inPlace = <T extends { place: number }>(all: Iterable<T>): T[] => [...all].sort((a, b) => a.place - b.place)

export const listProfileParts = (): ProfilePart[] => inPlace(parts().values())
export const listScoreSources = (): ScoreSource[] => inPlace(sources().values())
