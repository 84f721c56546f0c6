import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** One piece of work that a member chose to show to everybody. */
export type PublishedWork = {
  id: string
  title: string
  about: string
  href: string
  by: { name: string; handle: string } | null
  at: Date
  picture?: { src: string; alt: string; width: number; height: number }
}

/** A sort of work that members publish, said by the room that keeps it. */
export type WorkSource = {
  label: string
  icon: IconName
  /** The newest before a moment, as everybody may see them; `word`: only those in which it stands. */
  list: (asked: { before: Date; most: number; word: string }) => Promise<readonly PublishedWork[]>
}

const sources = () => once('published-work', () => new Map<string, WorkSource>())

/** Says which work of a room is shown in the showcase, called in its `*.register.server.ts`. */
export function definePublishedWork(name: string, source: WorkSource): void {
  sources().set(name, source)
}

export const listWorkSources = (): (WorkSource & { name: string })[] =>
  [...sources()].map(([name, source]) => ({ name, ...source }))
