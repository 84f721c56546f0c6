import { store } from '#app/database/store.server.ts'
import type { AuthoredDetails, AuthoredKind } from '#app/database/tables/learn/authoring.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './authored.store.server.ts'

/** Whether a member writes texts of a kind: an administrator, or somebody one of them chose. */
export const mayWrite = async (member: CurrentUser | null, kind: AuthoredKind): Promise<boolean> =>
  member !== null && (member.isAdmin || (await rows.isAuthor(kind, member.id)))

const NO_DESK = 'There is no page under this address for you.'

/** The member who writes texts of a kind; a guest is sent to sign in, and for everybody else there is no such page. */
export async function requireAuthor(request: Request, kind: AuthoredKind): Promise<CurrentUser> {
  const member = await requireMember(request)
  if (!(await mayWrite(member, kind))) throw notFound(NO_DESK)
  return member
}

export async function requireText(kind: AuthoredKind, id: string): Promise<rows.TextRow> {
  const row = await rows.findText(kind, id)
  if (!row) throw notFound('There is no such text. It may have been removed.')
  return row
}

type Words = { title: string; text: string; details: AuthoredDetails }

/** Begins a text under an address of its own. `taken`: the address is another one's. */
export async function beginText(
  author: CurrentUser,
  kind: AuthoredKind,
  slug: string,
  words: Words,
): Promise<{ id: string } | { taken: true }> {
  if (await rows.findTextBySlug(kind, slug)) return { taken: true }
  const now = clock.now()
  const id = createId(now.getTime())
  await store().tx(async () => {
    await rows.createText({ id, kind, slug, userId: author.id, ...words, shown: null, createdAt: now, updatedAt: now })
    await keepVersion(id, 1, author.id, words, now)
  })
  return { id }
}

const keepVersion = (textId: string, number: number, userId: string, words: Words, createdAt: Date) =>
  rows.createVersion({ id: createId(createdAt.getTime()), textId, number, userId, ...words, createdAt })

/** Saves a text as its next version. False when somebody else saved one since `from`: nothing is overwritten. */
export function saveVersion(author: CurrentUser, row: rows.TextRow, from: number, words: Words): Promise<boolean> {
  const now = clock.now()
  return store().tx(async () => {
    const version = from + 1
    if (!(await rows.saveText(row.id, from, { ...words, version, updatedAt: now }))) return false
    await keepVersion(row.id, version, author.id, words, now)
    return true
  })
}

type Listener = (row: rows.TextRow, isFirst: boolean) => Promise<void> | void
const listeners = () => once('shown-text-listeners', () => new Set<Listener>())
/** Calls whoever wants to know when a text is shown, the first time or again. */
export const onShown = (listener: Listener): void => void listeners().add(listener)

/** Shows the newest version to everybody, with what is to be said of the change. */
export async function showText(actorId: string | null, row: rows.TextRow, note: string): Promise<void> {
  const now = clock.now()
  const { id, kind, slug, title, text, details, version } = row
  const isFirst = row.shownAt === null
  await store().tx(async () => {
    await rows.saveText(id, version, {
      state: 'shown',
      shown: { title, text, details, version },
      shownAt: row.shownAt ?? now,
      changedAt: isFirst ? null : now,
      showAt: null,
      showNote: '',
    })
    await rows.markShown(id, version, note, now)
    await recordAuditEvent(null, { actorId, act: `${kind}.shown`, target: slug, detail: { version } })
    await bumpContent()
  })
  for (const listener of listeners()) await listener({ ...row, shownAt: row.shownAt ?? now }, isFirst)
}

/** Takes a text away from readers; it stays with those who write. */
export async function withdrawText(actorId: string, { id, kind, slug, version, shownAt }: rows.TextRow): Promise<void> {
  await store().tx(async () => {
    const state = shownAt === null ? ('draft' as const) : ('withdrawn' as const)
    await rows.saveText(id, version, { state, showAt: null, showNote: '', shown: null })
    await recordAuditEvent(null, { actorId, act: `${kind}.withdrawn`, target: slug })
    await bumpContent()
  })
}

/** Says when the newest version is to be shown. */
export const scheduleText = (row: rows.TextRow, showAt: Date, zone: string, showNote: string) =>
  rows.saveText(row.id, row.version, { state: 'scheduled', showAt, zone, showNote })

/** Shows what is due. A text that was shown before stays as it was until then. */
export async function showDue(): Promise<void> {
  for (const row of await rows.listDue(clock.now())) await showText(row.userId, row, row.showNote)
}

export async function addAuthor(admin: CurrentUser, kind: AuthoredKind, userId: string): Promise<void> {
  const now = clock.now()
  await store().tx(async () => {
    await rows.createAuthor({ id: createId(now.getTime()), kind, userId, createdAt: now })
    await recordAuditEvent(null, { actorId: admin.id, act: 'author.added', target: userId, detail: { kind } })
  })
}

export async function dropAuthor(admin: CurrentUser, kind: AuthoredKind, userId: string): Promise<void> {
  await store().tx(async () => {
    await rows.removeAuthor(kind, userId)
    await recordAuditEvent(null, { actorId: admin.id, act: 'author.removed', target: userId, detail: { kind } })
  })
}
