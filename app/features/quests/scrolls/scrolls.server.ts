import { z } from 'zod'
import { readOwnTexts } from '#app/kits/foundation/content/content.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { listRuns } from '../goals/runs.store.server.ts'
import { findQuest, questsOf } from '../goals/quest-list.ts'

const text = z.string().min(1)
const fields = z.object({ title: text, summary: text, updated: z.iso.date() }).strict()

/** Every scroll, by title. */
export const readScrolls = () =>
  [...readOwnTexts('scrolls', fields)].sort((a, b) => a.title.localeCompare(b.title, 'en'))
export const findScroll = (slug: string) => readScrolls().find((scroll) => scroll.slug === slug) ?? null

/** The scrolls somebody has opened, by the quests they finished. */
export async function listOpened(owner: Visitor): Promise<Map<string, Date>> {
  const opened = new Map<string, Date>()
  for (const { quest, finishedAt } of await listRuns(owner)) {
    const scroll = finishedAt ? findQuest(quest)?.scroll : undefined
    if (scroll && finishedAt && !(opened.has(scroll) && opened.get(scroll)! < finishedAt))
      opened.set(scroll, finishedAt)
  }
  return opened
}

/** Scrolls as a collection: those that are open, and by which quests the others are. */
export const toCollection = (opened: ReadonlyMap<string, Date>) =>
  readScrolls().map(({ slug, title, summary }) => ({
    ...{ slug, title, summary, isOpen: opened.has(slug) },
    by: questsOf(slug).map(({ id, title: name }) => ({ id, title: name })),
  }))
