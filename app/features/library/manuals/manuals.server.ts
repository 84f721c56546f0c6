import { store } from '#app/database/store.server.ts'
import type { ManualLanguage, ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './manuals.store.server.ts'

export const NO_MANUAL = 'There is no manual under this address. It may be private, or it was taken back.'
export const MANUAL_SHARE = 'manual'
type Basics = { title: string; maker: string; language: string }

export async function makeManual(
  member: CurrentUser,
  basics: Basics & { isEnhanced: boolean },
  texts: ManualTexts,
): Promise<string> {
  const now = clock.now()
  const id = createSecretId()
  const row = { id, userId: member.id, ...basics, texts, languages: {}, pictures: [], version: 1 }
  await store().tx(async () => {
    await rows.createManual({ ...row, createdAt: now, updatedAt: now })
    await keepVersion(id, 1, basics.title, texts, {})
  })
  return id
}

const keepVersion = (
  manualId: string,
  version: number,
  title: string,
  texts: ManualTexts,
  languages: Record<string, ManualLanguage>,
) =>
  rows.createVersion({
    id: createId(clock.now().getTime()),
    manualId,
    version,
    title,
    texts,
    languages,
    createdAt: clock.now(),
  })

/** Saves a manual as its next version. False when somebody else saved one since `from`: nothing is overwritten. */
export function saveManual(
  row: rows.ManualRow,
  from: number,
  change: Partial<Pick<rows.ManualRow, 'title' | 'maker' | 'language' | 'texts' | 'languages'>>,
): Promise<boolean> {
  const next = { title: row.title, texts: row.texts, languages: row.languages, ...change }
  return store().tx(async () => {
    const version = from + 1
    if (!(await rows.saveManual(row.id, from, { ...change, version, updatedAt: clock.now() }))) return false
    await keepVersion(row.id, version, next.title, next.texts, next.languages)
    return true
  })
}

/** A manual of whoever asks. A 404 for one of somebody else as for none. */
export async function requireOwnManual(
  request: Request,
  id: string,
): Promise<{ row: rows.ManualRow; member: CurrentUser }> {
  const member = await findUser(request)
  const row = member ? await rows.findManual(id) : null
  if (!row || !member || row.userId !== member.id) throw notFound(NO_MANUAL)
  return { row, member }
}

export type ReadManual = {
  row: rows.ManualRow
  reach: 'owner' | 'public' | 'link'
  title: string
  texts: ManualTexts
  languages: Record<string, ManualLanguage>
  version: number
  share: string | null
}

/** A manual for whoever may read it: a 404 for everybody else, as for none. */
export async function requireReadableManual(request: Request, id: string): Promise<ReadManual> {
  const member = await findUser(request)
  const now = member ? await rows.findManual(id) : null
  const asNow = (row: rows.ManualRow, reach: ReadManual['reach'], share: string | null): ReadManual => {
    const { title, texts, languages, version } = row
    return { row, reach, title, texts, languages, version, share }
  }
  if (now && member && now.userId === member.id) return asNow(now, 'owner', null)
  const shown = await rows.findShownManual(id)
  const version = shown ? await rows.findVersion(id, shown.shownVersion!) : null
  if (shown && version) {
    const { title, texts, languages } = version
    return { row: shown, reach: 'public', title, texts, languages, version: version.version, share: null }
  }
  const share = new URL(request.url).searchParams.get('share')
  const link = share ? await findShareLink(MANUAL_SHARE, share) : null
  const row = link?.thingId === id ? await rows.findManual(id) : null
  if (!row || row.hiddenAt) throw notFound(NO_MANUAL)
  return asNow(row, 'link', share)
}
