import type { AppLoadContext } from '@remix-run/node'
import { listWorkSources } from '#app/kits/members/published/published-work.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { clock } from '#app/platform/clock.ts'

const PER_PAGE = 24
const MOST_CHARS = 60

/** The newest work of all tools that members published, or of one kind. */
export async function readShowcase(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const word = (searchParams.get('q') ?? '').trim().slice(0, MOST_CHARS).toWellFormed()
  if (!word) context.keepForGuests?.('kind', 'after')
  const sources = listWorkSources()
  const kind = sources.find(({ name }) => name === searchParams.get('kind')) ?? null
  const now = clock.now()
  const after = Number(searchParams.get('after'))
  const before = Number.isSafeInteger(after) && after > 0 && after < now.getTime() ? new Date(after) : now
  const asked = { before, most: PER_PAGE + 1, word }
  const lists = await Promise.all(
    (kind ? [kind] : sources).map(async ({ name, label, icon, list }) =>
      (await list(asked)).map(({ at, ...work }) => ({ ...work, kind: name, label, icon, at })),
    ),
  )
  const found = lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const shown = found.slice(0, PER_PAGE)
  return {
    kind: kind?.name ?? null,
    word,
    kinds: sources.map(({ name, label, icon }) => ({ name, label, icon })),
    works: shown.map(({ at, ...work }) => ({ ...work, at: at.toISOString(), ago: toAgoWords(at, now) })),
    next: found.length > PER_PAGE ? String(shown.at(-1)!.at.getTime()) : null,
  }
}
export type ShowcaseView = Awaited<ReturnType<typeof readShowcase>>
