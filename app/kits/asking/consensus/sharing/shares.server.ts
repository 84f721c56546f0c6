import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { toShareEnd, type ShareTerm } from '#app/kits/pages/share-link/share-term.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'
import type { SharedPage } from './shared-page.ts'
import { clearOverShares, createShare, findShare } from './shares.store.server.ts'

const PURPOSE = 'shared consensus'
const TITLE_MAX_CHARS = 200
const HOUR_MS = 3_600_000

/** What a link showed goes when its time is over. */
export const sweepShares = defineSchedule({
  name: 'sweep-shared-runs',
  everyMs: HOUR_MS,
  run: () => clearOverShares(clock.now()),
})

/** Puts a page under an address of its own, which says nothing about the run; gives its id. */
export async function sharePage(
  owner: Visitor,
  runId: string,
  page: SharedPage,
  term: ShareTerm = 'never',
): Promise<string> {
  const id = createSecretId()
  const now = clock.now()
  const title = (page.question || 'Pasted answers, compared').slice(0, TITLE_MAX_CHARS)
  const signature = sign(toSignedText(id, page), PURPOSE)
  await createShare({ id, runId, ...owner, title, page, signature, createdAt: now, expiresAt: toShareEnd(term, now) })
  return id
}

/** What a shared address shows; null when there is none, it was taken back, its time is over, or somebody changed it behind our back. */
export async function readShared(id: string): Promise<{ page: SharedPage; sharedAt: Date; runId: string } | null> {
  const row = await findShare(id, clock.now())
  if (!row) return null
  const page = row.page as SharedPage
  if (!isSigned(toSignedText(id, page), row.signature, PURPOSE)) return null
  return { page, sharedAt: row.createdAt, runId: row.runId }
}

/** The same text for the same page, however a database orders the keys of its JSON. */
const toSignedText = (id: string, page: SharedPage) => `${id}\n${JSON.stringify(sorted(page))}`

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
}
