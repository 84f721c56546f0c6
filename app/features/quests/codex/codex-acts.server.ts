import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { saveAlly as keepAlly } from '#app/kits/asking/conversation/allies/allies.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { saveAlly } from './codex.store.server.ts'
import { findHouseAlly, requireAlly } from './codex-view.server.ts'

const DAY_S = 86_400
const publishing = createKeptLimit('ally-publish', { points: 10, windowS: DAY_S })
const reporting = createKeptLimit('ally-report', { points: 20, windowS: DAY_S })

const inputs = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['publish', 'withdraw', 'fork']) }),
  z.object({ act: z.literal('memories'), reads: z.enum(['yes', 'no']) }),
  z.object({ act: z.literal('report'), ...reportFields }),
])

type Answer = { problem: FormProblem }
const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<Answer>({ problem: { errors: { [field]: message }, ...typed } }, init)

/** A form on the page of an ally. */
export async function actOnAlly(request: Request, id: string) {
  const { row, user } = await requireSignedIn(request)
  const form = await readForm(request, inputs)
  if (form.problem) throw badRequest('This form is not known here. Please load the page again.')
  const { input, typed } = form
  const here = to('codex-ally', { allyId: id })
  if (input.act === 'fork') return fork(id, { ...toViewer(user), id: row.id }, typed)
  const { ally } = await requireAlly(id, row.id)
  if (input.act === 'report') {
    const waitS = await reporting(row.id)
    if (waitS > 0) return refuse(typed, 'reason', tooManyAtOnce('reports', waitS), overLimit(waitS))
    const text = `${ally.name}: ${ally.about}\n${ally.instructions}`
    await fileReport(
      { kind: 'ally', thingId: ally.id, authorId: ally.userId, text, address: here },
      { userId: row.id, reason: input.reason, words: input.words },
    )
    return redirectWithFlash(here, { title: 'Thank you, it is reported', description: 'A person looks at it.' })
  }
  if (ally.userId !== row.id) throw notFound('There is no ally of yours under this address.')
  switch (input.act) {
    case 'memories':
      await saveAlly(ally.id, { readsMemories: input.reads === 'yes' })
      return redirectWithFlash(here, {
        title: input.reads === 'yes' ? 'It reads your memories in your chats' : 'It reads none of your memories',
      })
    case 'withdraw':
      await saveAlly(ally.id, { publishedAt: null })
      return redirectWithFlash(here, {
        title: 'It is yours alone again',
        description: 'Copies that others made stay theirs.',
      })
    case 'publish': {
      const unready = toPublishingRefusal(toPublisher(row), 'texts')
      if (unready) return refuse(typed, 'form', unready, 403)
      if (ally.hiddenAt) return refuse(typed, 'form', 'An administrator hid this ally. See your decisions.', 403)
      const text = `${ally.name} ${ally.about} ${ally.instructions}`
      const links = text.match(/https?:\/\//g)?.length ?? 0
      const judged = judge({ text, links, isNew: false, saidBefore: 0, saidByOthers: 0 }, await listBlockedWords())
      if (judged.outcome !== 'ok') return refuse(typed, 'form', judged.why, 400)
      const waitS = await publishing(row.id)
      if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('allies', waitS), overLimit(waitS))
      await saveAlly(ally.id, { publishedAt: ally.publishedAt ?? clock.now() })
      return redirectWithFlash(here, {
        title: 'Everybody can read it now',
        description: 'Whoever likes it makes a copy of their own.',
      })
    }
  }
}

/** Copies an ally to the member: its words become theirs to change, and never more than a wish to a model. */
async function fork(id: string, viewer: Parameters<typeof keepAlly>[0], typed: Typed) {
  const house = findHouseAlly(id)
  const words = house
    ? { name: `My ${house.name.replace(/^The /, '')}`, about: house.goodFor, instructions: house.system ?? '' }
    : await requireAlly(id, viewer.id).then(({ ally }) => ({
        name: ally.name,
        about: ally.about,
        instructions: ally.instructions,
      }))
  const saved = await keepAlly(viewer, { ally: '', ...words, engine: '' }, id)
  if (!saved.isSaved) return refuse(typed, 'form', saved.message, 409)
  return redirect(to('codex-ally', { allyId: saved.key.slice('ally:'.length) }), 303)
}
