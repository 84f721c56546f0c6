import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { isAdministrator } from '#app/kits/members/identity/account/administrator.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { z } from 'zod'
import { PICKED_MAX } from '../people.limits.ts'
import { toReasonWords } from '../report-reasons.ts'
import { closeReports, listOpenReports } from '../reports.store.server.ts'
import { findViewer } from '../visit.server.ts'
import { readCards } from './cards.server.ts'
import { find, listInterests, MOST_COUNTED } from './find.server.ts'
import { toKey } from './listing-terms.ts'
import { findMatches } from './matches.server.ts'

const KINDS = ['interest', 'country', 'language', 'offer'] as const
const SHOWN_INTERESTS = 30
const MATCHES = 24
const MOST_REPORTS = 100

/** Members in the order of their names, as the address asks for them. */
export async function readDirectory(request: Request) {
  const query = new URL(request.url).searchParams
  const viewer = await findViewer(request)
  const isAdmin = viewer !== null && isAdministrator(viewer)
  const sought = {
    text: query.get('q') ?? '',
    interest: toKey(query.get('interest') ?? ''),
    country: query.get('country') ?? '',
    language: query.get('language') ?? '',
    offer: query.get('offer') ?? '',
  }
  const filters = KINDS.flatMap((kind) => (sought[kind] ? [{ kind, value: sought[kind] }] : []))
  const found = await find({
    of: 'member',
    viewerId: viewer?.id ?? null,
    text: sought.text,
    filters,
    after: query.get('after'),
  })
  const showsReports = isAdmin && query.get('part') === 'reports'
  return {
    sought,
    isMember: viewer !== null,
    isAdmin,
    isFirst: query.get('after') === null,
    isListed: viewer?.isFindable ?? null,
    cards: await readCards(found.ids, viewer),
    facets: found.facets,
    mostCounted: MOST_COUNTED,
    total: found.total,
    next: found.next,
    reports: showsReports ? await readReports() : null,
  }
}
export type DirectoryView = Awaited<ReturnType<typeof readDirectory>>

const readReports = async () =>
  (await listOpenReports(MOST_REPORTS)).map(({ report, name, handle, suspendedAt }) => ({
    id: report.id,
    kind: report.kind,
    thingId: report.thingId,
    aboutId: report.aboutId,
    name,
    handle,
    isSuspended: suspendedAt !== null,
    reason: toReasonWords(report.reason),
    words: report.words,
    at: report.createdAt.toISOString(),
  }))

const closeInput = z.object({
  do: z.literal('close', 'This form is not known here. Please load the page again.'),
  kind: z.enum(['profile', 'offering']),
  thing: z.string().min(1).max(64),
})

/** The administrator closes what was reported about one thing. */
export async function actOnDirectory(request: Request) {
  const admin = await requireAdmin(request)
  const form = await readForm(request, closeInput)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { kind, thing } = form.input
  await closeReports(kind, thing, clock.now())
  await recordAuditEvent(request, { actorId: admin.id, act: 'people.reports-closed', target: thing, detail: { kind } })
  return redirectWithFlash(to('directory', null, { part: 'reports' }), { title: 'Closed' })
}

/** Members by what they care about: those who share it with the viewer, or have all that was picked. */
export async function readPeople(request: Request) {
  const query = new URL(request.url).searchParams
  const viewer = await findViewer(request)
  const picked = [...new Set(query.getAll('interest').map(toKey).filter(Boolean))].slice(0, PICKED_MAX)
  const interests = await listInterests(viewer !== null, SHOWN_INTERESTS)
  const base = { interests, picked, isMember: viewer !== null, own: viewer?.interests ?? [] }
  if (picked.length === 0 && viewer && viewer.interests.length > 0 && query.get('after') === null)
    return { ...base, kind: 'matches' as const, cards: await findMatches(viewer, MATCHES), next: null, isFirst: true }
  return { ...base, kind: 'picked' as const, ...(await readPicked(viewer, picked, query.get('after'))) }
}
export type PeopleView = Awaited<ReturnType<typeof readPeople>>

async function readPicked(viewer: UserRow | null, picked: readonly string[], after: string | null) {
  const filters = picked.map((value) => ({ kind: 'interest', value }))
  const found = await find({ of: 'member', viewerId: viewer?.id ?? null, text: '', filters, after })
  const cards = await readCards(found.ids, viewer)
  return { cards: cards.map((card) => ({ ...card, reason: '' })), next: found.next, isFirst: after === null }
}
