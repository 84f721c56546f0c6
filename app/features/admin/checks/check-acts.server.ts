import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { startCheck, startChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { findDailyChecks, saveDailyChecks } from '#app/kits/operations/health-checks/checks.store.server.ts'
import { believeClock } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { clock } from '#app/platform/clock.ts'
import { handleAdminForm } from '../admin-form.server.ts'

const ID_MAX_CHARS = 64
const CHECK_MAX_CHARS = 300

const checkActInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('run') }),
  z.object({ act: z.literal('again'), run: z.string().max(ID_MAX_CHARS), check: z.string().max(CHECK_MAX_CHARS) }),
  z.object({ act: z.literal('daily') }),
  z.object({ act: z.literal('clock') }),
])

/** What the administrator does with the checks. */
export const actOnChecks = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, checkActInputs, {
    run: (_, { record }) =>
      store().tx(async () => {
        const { runId, isNew } = await startChecks()
        if (!isNew) return { refusal: 'The checks are running already. What they find is below as they go.' }
        await record({ act: 'checks.started', target: `checks/${runId}` })
        return { title: 'The checks have begun', description: 'They take some minutes.', to: to('admin-qa') }
      }),

    again: ({ run, check }, { record }) =>
      store().tx(async () => {
        if (!(await startCheck(run, check))) return { refusal: 'There is no such check any more.', status: 404 }
        await record({ act: 'checks.started', target: `checks/${run}`, detail: { check } })
        return { title: 'Checked again', description: 'The result takes the place of the one before.' }
      }),

    clock: (_, { record }) =>
      store().tx(async () => {
        await believeClock()
        await record({ act: 'clock.confirmed', target: 'clock' })
        return { title: 'The clock is believed', description: 'What is over is removed again from now on.' }
      }),

    daily: (_, { record }) =>
      store().tx(async () => {
        const isOn = !(await findDailyChecks())
        await saveDailyChecks(isOn, clock.now())
        await record({ act: 'checks.switched', target: 'checks', detail: { isOn } })
        return isOn
          ? { title: 'The checks run once a day', description: 'Without the test letter.' }
          : { title: 'The checks run only when you ask' }
      }),
  })
