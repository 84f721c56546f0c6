import { z } from 'zod'
import { isMailed, listNoticeKinds } from '#app/kits/members/notices/notice-kinds.ts'
import { saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { actOn, done, type Outcome, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

const read = async ({ signedIn: { row } }: Visit) => ({
  email: row.email,
  signIns: row.notifications.signIns,
  openings: row.notifications.openings,
  kinds: listNoticeKinds()
    .filter(({ isAlways }) => !isAlways)
    .map(({ name, label }) => ({ name, label, isOn: isMailed(name, row.notifications.kinds) })),
})
export type NotificationsView = Awaited<ReturnType<typeof read>>

/** A switch that is off sends nothing. */
const isOn = z
  .string()
  .optional()
  .transform((value) => value === 'on')
/** The kinds of notices whose switch is on. */
const mailed = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((names) => [names].flat())
const notificationInputs = z.object({ signIns: isOn, openings: isOn, mail: mailed })

const save = (visit: Visit): Promise<Outcome> =>
  actOn(visit, 'notifications.save', notificationInputs, async ({ mail, ...ofAccount }) => {
    const kinds = Object.fromEntries(listNoticeKinds().map(({ name }) => [name, mail.includes(name)]))
    await saveUser(visit.signedIn.row.id, { notifications: { ...ofAccount, kinds } })
    return done('notifications', 'Saved')
  })

export const notificationsForms = { read, acts: { save } } satisfies SettingsForms<NotificationsView>
