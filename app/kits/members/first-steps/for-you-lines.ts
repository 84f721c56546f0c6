import { once } from '#app/platform/once.ts'
import type { BetaFeatureId } from '#app/kits/members/beta/beta-features.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** A line that stands on a member's home while its feature is switched on. */
export type ForYouLine = { title: string; about: string; icon: IconName; href: string }
type Source = { feature: BetaFeatureId; read: (userId: string, most: number) => Promise<readonly ForYouLine[]> }

const sources = () => once('for-you-lines', () => new Map<string, Source>())

/** Says what of a room stands on home, called in its `*.register.server.ts`. */
export function defineForYouLines(source: Source): void {
  sources().set(source.feature, source)
}

/** What stands on a member's home, of the features that are switched on. */
export async function readForYouLines(userId: string, on: ReadonlySet<BetaFeatureId>, most: number) {
  const lists = await Promise.all(
    [...sources().values()].filter(({ feature }) => on.has(feature)).map(({ read }) => read(userId, most)),
  )
  return lists.flat().slice(0, most)
}
