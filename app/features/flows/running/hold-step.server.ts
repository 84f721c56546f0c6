import { toTable } from '#app/platform/table.ts'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'
import { MOST_WAIT_DAYS } from '../flows.limits.ts'
import { saveStep, type StepRow } from '../keeping/runs.store.server.ts'
import type { Doing } from './do-step.server.ts'

export const ASKS = 'flows.question'
const PURPOSE = 'flow question'
const SPANS: Readonly<Record<string, number>> = toTable({ minutes: 60_000, hours: 3_600_000, days: 86_400_000 })
const DAY_MS = 86_400_000

/** The address under which a question is answered without an account: only this server can make it. */
export const toQuestionKey = (stepRowId: string): string => `${stepRowId}.${sign(stepRowId, PURPOSE)}`

/** The question of such an address; null when it was not made here. */
export function readQuestionKey(key: string): string | null {
  const [id = '', signature = ''] = key.split('.')
  return id !== '' && isSigned(id, signature, PURPOSE) ? id : null
}

/** Holds a run back until a moment, or until somebody answers. A test waits for nothing and is answered yes. */
export function holdStep(doing: Doing & { row: StepRow }): Promise<StepRow['state']> {
  const { tool, run, row } = doing
  if (run.kind === 'test') {
    const value = tool.holds === 'person' ? 'yes' : ''
    const notes = [tool.holds === 'person' ? 'Answered yes by the test.' : 'A test does not wait.']
    return saveAs(row, 'done', { value, notes, by: 'Test', costMicros: 0, endedAt: clock.now() })
  }
  return tool.holds === 'moment' ? holdUntil(doing) : ask(doing)
}

async function holdUntil({ fields, row }: Doing & { row: StepRow }): Promise<StepRow['state']> {
  const count = Number(fields['count'])
  const ms = count * (SPANS[fields['unit'] ?? ''] ?? Number.NaN)
  if (!(ms > 0) || ms > MOST_WAIT_DAYS * DAY_MS)
    throw new FlowStepFailure(`It may wait for up to ${MOST_WAIT_DAYS} days, and for more than nothing.`)
  return saveAs(row, 'moment', { dueAt: new Date(clock.now().getTime() + ms) })
}

async function ask({ fields, working, row }: Doing & { row: StepRow }): Promise<StepRow['state']> {
  const { owner, about } = working
  const user = owner.userId === null ? null : await findUserById(owner.userId)
  if (!user) throw new FlowStepFailure('Only members can be asked. Sign in to be.')
  const question = (fields['question'] ?? '').replace(/\s+/g, ' ').trim()
  const address = to('v2-workflow-builder', null, { answer: toQuestionKey(row.id) })
  return store().tx(async () => {
    await sendNotice({
      ...{ kind: ASKS, to: user.id, from: null, about: `flow-question:${row.id}` },
      ...{ subject: `${about.title}: ${question}`, address },
    })
    return saveAs(row, 'person', { dueAt: new Date(clock.now().getTime() + MOST_WAIT_DAYS * DAY_MS) })
  })
}

async function saveAs(row: StepRow, state: StepRow['state'], change: Partial<StepRow>): Promise<StepRow['state']> {
  await saveStep(row.id, { state, ...change })
  return state
}
