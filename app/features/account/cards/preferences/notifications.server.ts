import { z } from 'zod'
import { saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { actOn, done, type Outcome, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

const read = async ({ signedIn: { row } }: Visit) => ({ email: row.email, ...row.notifications })
export type NotificationsView = Awaited<ReturnType<typeof read>>

/** A switch that is off sends nothing. */
const isOn = z
  .string()
  .optional()
  .transform((value) => value === 'on')
const notificationInputs = z.object({ signIns: isOn, openings: isOn })

const save = (visit: Visit): Promise<Outcome> =>
  actOn(visit, 'notifications.save', notificationInputs, async (notifications) => {
    await saveUser(visit.signedIn.row.id, { notifications })
    return done('notifications', 'Saved')
  })

export const notificationsForms = { read, acts: { save } } satisfies SettingsForms<NotificationsView>
