import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { faultOfSchedule, timesAfter } from '#app/engines/flows/schedule.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createSecretId, createSecretToken } from '#app/platform/secrets/ids.server.ts'
import { seal } from '#app/platform/secrets/seal.server.ts'
import type { FlowInputOf } from '../editing/flow-acts.inputs.ts'
import { refuse } from '../editing/refuse.ts'
import { MOST_STARTS } from '../flows.limits.ts'
import { requireFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import * as rows from '../keeping/starts.store.server.ts'

export const CALL_SECRET = 'flow call secret'

type Act = FlowInputOf<'start'> | FlowInputOf<'start-on'> | FlowInputOf<'start-off'> | FlowInputOf<'remove-start'>

/** Adds what begins a flow by itself, switches it, or takes it away. */
export async function actOnStarts(request: Request, input: Act, typed: Typed) {
  const { row, key } = await requireFlow(request, input.flow)
  const back = () => redirect(to(screenOf(row.face), null, { flow: row.id, part: 'starts', key }), 303)
  if (row.userId === null)
    return refuse(typed, 'kind', 'What starts by itself is for members. Sign in to have it.', 403)
  if (input.do !== 'start') {
    const known = (await rows.listStarts(row.id)).find(({ id }) => id === input.start)
    if (!known) return back()
    if (input.do === 'remove-start') await rows.removeStart(row.id, known.id)
    else await rows.saveStart(known.id, { isOn: input.do === 'start-on', ...(input.do === 'start-on' && again(known)) })
    return back()
  }
  if ((await rows.listStarts(row.id)).length >= MOST_STARTS)
    return refuse(typed, 'kind', `A flow has up to ${MOST_STARTS} of them.`, 409)
  const [now, { kind }] = [clock.now(), input]
  const pattern = input.often === 'own' || input.often === '' ? input.pattern : input.often
  const fault = kind === 'schedule' ? faultOfSchedule({ pattern, zone: input.zone }, now) : null
  if (fault) return refuse(typed, fault.field, fault.message, 400)
  const settings: Record<string, string> =
    kind === 'schedule'
      ? { pattern, zone: input.zone }
      : kind === 'mail'
        ? { words: input.words, sender: input.sender }
        : kind === 'document'
          ? { words: input.words }
          : {}
  const start = { id: createSecretId(), flowId: row.id, kind, settings, createdAt: now }
  await rows.createStart({
    ...start,
    sealed: kind === 'call' ? seal(createSecretToken(), CALL_SECRET) : null,
    ...again({ kind, settings }),
  })
  return back()
}

/** From when on it is looked at: nothing that came before counts. */
function again({ kind, settings }: Pick<rows.StartRow, 'kind' | 'settings'>): { nextAt: Date | null; mark: Date } {
  const now = clock.now()
  if (kind === 'call') return { nextAt: null, mark: now }
  if (kind !== 'schedule') return { nextAt: now, mark: now }
  const { pattern = '', zone = '' } = settings
  return { nextAt: timesAfter({ pattern, zone }, now, 1)[0] ?? null, mark: now }
}
