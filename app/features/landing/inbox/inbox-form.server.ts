import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { Mail, WallTime } from '#app/engines/mail-triage/mail.ts'
import { triage, type Triage } from '#app/engines/mail-triage/triage.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { Findings } from './inbox-view.ts'
import { ownMailInputs } from './own-mail/own-mail.inputs.ts'
import { exampleMail } from './own-mail/own-mail.ts'
import { readSampleFindings } from './sample-findings.server.ts'

const spendUse = createRateLimit('sort-mail', { points: 300, windowS: 60 })

export type InboxData = { findings: Findings }
export type OwnMailResult =
  { isSorted: true; mail: Mail; triage: Triage; now: WallTime } | { isSorted: false; problem: FormProblem }

/** The inbox landing behind the counter: the sorted sample, and a mail of the visitor's own, which is sorted and forgotten. */
export const inboxForm = {
  read: (): InboxData => ({ findings: readSampleFindings() }),
  act: async ({ request, context }: ActionFunctionArgs) => {
    const form = await readForm(request, ownMailInputs)
    if (form.problem) return data<OwnMailResult>({ isSorted: false, problem: form.problem }, 400)
    const { input, typed } = form
    const waitS = await spendUse(context.network)
    if (waitS > 0) {
      const errors = { text: tooManyAtOnce('mail', waitS) }
      return data<OwnMailResult>({ isSorted: false, problem: { ...typed, errors } }, overLimit(waitS))
    }
    const mail = input.example ? exampleMail : { from: input.from, subject: input.subject, text: input.text }
    const now = clock.now().toISOString().slice(0, 16)
    return data<OwnMailResult>({ isSorted: true, mail, triage: triage(mail, now), now })
  },
}
