import { data } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toMarks } from '#app/engines/mixing/set-texts.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readFacts, readTimeline } from '../sets/mix-facts.ts'
import { findFinishedMix, findSet } from '../sets/sets.store.server.ts'
import { SHARE_KIND, SHARED_MIX } from './share-kind.ts'

const NO_SHARE = 'There is no mix under this address. Whoever shared it may have taken it back.'
const spendReport = createRateLimit('mix-report', { points: 10, windowS: 3_600 })

async function findShared(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const row = link ? await findSet(link.thingId) : null
  const mix = row && row.hiddenAt === null ? await findFinishedMix(row.id) : null
  if (!row || !mix) throw notFound(NO_SHARE)
  return { row, timeline: readTimeline(mix.timeline), facts: readFacts(mix.facts), mark: mix.id }
}

/** What whoever has a link to a mix hears and reads: the newest that was made, with its tracks. */
export async function readSharedMix(share: string) {
  const { row, timeline, facts, mark } = await findShared(share)
  const { lufs, form, bytes } = facts
  const tracks = toMarks(timeline).map((one, n) => ({ ...one, why: timeline.tracks[n]?.entry?.why ?? null }))
  return { share, id: row.id, title: row.title, seconds: timeline.seconds, tracks, lufs, form, bytes, mark }
}
export type SharedMix = Awaited<ReturnType<typeof readSharedMix>>

const reportInput = z.object({ act: z.literal('report'), ...reportFields })

/** A report about a shared mix. */
export async function reportSharedMix(request: Request, share: string, network: string) {
  const form = await readForm(request, reportInput)
  const { row, timeline } = await findShared(share)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const waitS = await spendReport(network)
  if (waitS > 0) {
    const errors = { reason: tooManyAtOnce('reports', waitS) }
    return data<{ problem: FormProblem }>({ problem: { ...form.typed, errors } }, overLimit(waitS))
  }
  const member = await findUser(request)
  const text = `${row.title}\n${timeline.tracks.map(({ title }) => title).join('\n')}`
  const address = to('dj-shared', { id: share })
  await fileReport(
    { kind: SHARED_MIX, thingId: row.id, authorId: row.userId, text, address },
    { userId: member?.id ?? null, reason: form.input.reason, words: form.input.words },
  )
  return redirectWithFlash(address, { title: 'Thank you', description: 'Whoever runs this place will look at it.' })
}
