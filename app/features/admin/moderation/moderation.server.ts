import type { ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { answerAppeal, decide, readThing } from '#app/kits/asking/moderation/reports.server.ts'
import { toReasonLabel } from '#app/kits/asking/moderation/report-reasons.ts'
import * as rows from '#app/kits/asking/moderation/reports.store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toPaging } from '#app/ui/data/table-address.ts'
import { handleAdminForm, type Outcome } from '../admin-form.server.ts'
import { moderationInputs } from './moderation.inputs.ts'

const PER_PAGE = 20
const MOST_APPEALS = 50

/** What was reported or held, with its context; appeals; the words that are blocked. */
export async function readModeration(params: URLSearchParams) {
  const paging = toPaging(params, await rows.countOpenThings(), PER_PAGE)
  const open = await rows.listOpenThings(PER_PAGE, (paging.page - 1) * PER_PAGE)
  const things = await Promise.all(open.map(({ kind, thingId }) => readThing(kind, thingId)))
  const appeals = await rows.listAppeals(MOST_APPEALS)
  return {
    paging,
    things: things.filter((thing) => thing !== null),
    appeals: appeals.map(({ decision, name, handle }) => ({
      id: decision.id,
      name,
      handle,
      act: decision.act,
      reason: toReasonLabel(decision.reason),
      words: decision.words,
      excerpt: decision.excerpt,
      appeal: decision.appeal ?? '',
    })),
    words: (await rows.listBlockedWords()).map(({ word, act }) => ({ word, act })),
  }
}
export type ModerationView = Awaited<ReturnType<typeof readModeration>>

const GONE: Outcome = { refusal: 'This is settled already, or gone.', status: 404 }
const SAID = {
  dismissed: 'Closed without more; what was held is shown',
  hidden: 'It is hidden, and its author is told why',
  warned: 'Its author is told',
  suspended: 'The account is suspended, and its member told why',
} as const

/** What the administrator decides. */
export const actOnModeration = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, moderationInputs, {
    decide: ({ kind, thing: thingId, verdict, reason, words }, { request, record }) =>
      store().tx(async () => {
        const thing = await readThing(kind, thingId)
        if (!thing || !thing.reports.some(({ isOpen }) => isOpen)) return GONE
        const done = await decide(thing, { act: verdict, reason, words }, senderOf(request))
        if (!done.isDone) return { refusal: done.message, field: 'verdict' }
        await record({ act: 'report.settled', target: `${kind}/${thingId}`, detail: { verdict, reason } })
        return { title: SAID[verdict] }
      }),
    answer: ({ decision, answer, verdict }, { request, record }) =>
      store().tx(async () => {
        if (!(await answerAppeal(decision, answer, verdict === 'reversed', senderOf(request)))) return GONE
        await record({ act: 'appeal.answered', target: `decision/${decision}`, detail: { verdict } })
        return {
          title: verdict === 'reversed' ? 'The decision is taken back' : 'The decision stands',
          description: 'Its member is told.',
        }
      }),
    block: ({ word, how }, { record }) =>
      store().tx(async () => {
        await rows.putBlockedWord({ word, act: how, createdAt: clock.now() })
        await record({ act: 'word.blocked', target: `word/${word}`, detail: { how } })
        return { title: `“${word}” is on the list`, to: to('admin-moderation', null, { part: 'words' }) }
      }),
    release: ({ word }, { record }) =>
      store().tx(async () => {
        await rows.removeBlockedWord(word)
        await record({ act: 'word.released', target: `word/${word}` })
        return { title: `“${word}” is off the list` }
      }),
  })
