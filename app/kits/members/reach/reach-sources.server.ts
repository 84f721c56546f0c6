import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

export const reachActs = ['done', 'undone', 'star', 'unstar', 'snooze', 'wake'] as const
export type ReachAct = (typeof reachActs)[number]

/** One thing that reached a member, where it is. */
export type Reaching = {
  id: string
  who: string
  title: string
  snippet: string
  href: string
  at: Date
  isUnread: boolean
  isStarred: boolean
}

/** A place where things reach members: their mail, notices, answers. */
export type ReachSource = {
  kind: string
  /** The name of its filter: "Mail". */
  label: string
  icon: IconName
  /** Newest first, older than a moment. What is put away there by its own means is left out. */
  list: (userId: string, before: Date | null, most: number) => Promise<Reaching[]>
  /** Does an act by the place's own means; without it the hub keeps a mark. False for a thing of somebody else. */
  act?: (userId: string, id: string, act: ReachAct, until: Date | null) => Promise<boolean>
  /** Whether a member has this thing: asked before a mark is kept. */
  has: (userId: string, id: string) => Promise<boolean>
}

const sources = () => once('reach-sources', () => new Map<string, ReachSource>())

/** Adds a place to the hub; called where a module is loaded that the room's `*.register.server.ts` imports. */
export function defineReachSource(source: ReachSource): ReachSource {
  sources().set(source.kind, source)
  return source
}

export const listReachSources = (): ReachSource[] => [...sources().values()]
export const findReachSource = (kind: string): ReachSource | null => sources().get(kind) ?? null
