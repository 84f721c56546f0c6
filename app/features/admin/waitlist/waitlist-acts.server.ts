import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
import { store } from '#app/database/store.server.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import { isOpenNow, toScreenTitle } from './admin-waitlist.server.ts'
import { handleAdminForm, type AdminAct, type Outcome } from '../admin-form.server.ts'
import * as rows from './waiting-people.store.server.ts'

const ID_MAX_CHARS = 64
/** So many letters leave by one press; the next press takes the next. */
const MOST_AT_ONCE = 500
const NOBODY: Outcome = { refusal: 'Please choose at least one address.', status: 400 }

const chosen = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(ID_MAX_CHARS)).max(MOST_AT_ONCE),
)

/** A press under the table says `do`; a press beside a screen says `act`. */
const waitlistInputs = z.preprocess(
  (raw) => (raw !== null && typeof raw === 'object' && 'do' in raw ? { ...raw, act: raw.do } : raw),
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('invite'), chosen }),
    z.object({ act: z.literal('settle'), chosen }),
    z.object({ act: z.literal('reopen'), chosen }),
    z.object({ act: z.literal('remove'), chosen }),
    z.object({ act: z.literal('invite-all'), screen: z.string().max(ID_MAX_CHARS) }),
  ]),
)

/** What the administrator does with those who wait. */
export const actOnWaitlist = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, waitlistInputs, {
    invite: async ({ chosen: ids }, adminAct) =>
      ids.length === 0 ? NOBODY : invite(await rows.listByIds(ids), adminAct),

    'invite-all': async ({ screen }, adminAct) => {
      if (!isOpenNow(screen)) return { refusal: notOpen([screen]) }
      return invite(await rows.listForScreen(screen, MOST_AT_ONCE), adminAct)
    },

    settle: ({ chosen: ids }, { record }) => settle(ids, clock.now(), record),
    reopen: ({ chosen: ids }, { record }) => settle(ids, null, record),

    remove: async ({ chosen: ids }, { record }) => {
      if (ids.length === 0) return NOBODY
      return store().tx(async () => {
        const gone = await rows.removeWaiting(ids)
        await record({ act: 'waitlist.removed', target: 'waitlist', detail: { addresses: gone.length } })
        return { title: `${toPeople(gone.length)} removed`, description: 'Their addresses are not kept any more.' }
      })
    },
  })

const toPeople = (count: number) => (count === 1 ? 'One address' : `${count.toLocaleString('en')} addresses`)

async function settle(ids: readonly string[], at: Date | null, record: AdminAct['record']): Promise<Outcome> {
  if (ids.length === 0) return NOBODY
  return store().tx(async () => {
    const set = await rows.saveSettled(ids, at)
    await record({
      act: 'waitlist.settled',
      target: 'waitlist',
      detail: { addresses: set.length, isSettled: at !== null },
    })
    return { title: `${toPeople(set.length)} ${at ? 'marked as seen to' : 'waiting again'}` }
  })
}

const notOpen = (screens: readonly string[]) =>
  `${[...new Set(screens)].map((screen) => `“${toScreenTitle(screen)}”`).join(', ')} is not open yet. The one message we promised says that it is.`

/** Writes the one message that was promised to each, and to nobody twice. */
async function invite(people: readonly rows.WaitingRow[], { request, record }: AdminAct): Promise<Outcome> {
  const open = people.filter(({ screen }) => isOpenNow(screen))
  if (people.length > 0 && open.length === 0) return { refusal: notOpen(people.map(({ screen }) => screen)) }
  const sender = senderOf(request)
  const counts = { sent: 0, before: 0, unwanted: 0 }
  for (const person of open) counts[await inviteOne(person, sender)]++
  if (counts.sent > 0)
    await record({
      act: 'waitlist.invited',
      target: 'waitlist',
      detail: { ...counts, closed: people.length - open.length },
    })
  const left = [
    counts.before > 0 && `${toPeople(counts.before)} had the message before`,
    counts.unwanted > 0 && `${toPeople(counts.unwanted)} wanted no such letters`,
    people.length > open.length && `${toPeople(people.length - open.length)} wait for a screen that is not open yet`,
  ].filter(Boolean)
  if (counts.sent === 0)
    return { refusal: left.length > 0 ? `Nothing was sent: ${left.join(', ')}.` : 'Nobody waits there.' }
  return { title: `${toPeople(counts.sent)} invited`, ...(left.length > 0 && { description: `${left.join(', ')}.` }) }
}

/** The message is taken and written in one transaction, so that a crash loses or doubles none. */
const inviteOne = (person: rows.WaitingRow, sender: MailSender): Promise<'sent' | 'before' | 'unwanted'> =>
  store().tx(async () => {
    const reader = await rows.findReader(person.emailKey)
    const member = reader?.emailVerifiedAt ? reader : null
    if (member && !member.notifications.openings) return 'unwanted'
    if (!(await rows.takeInvitation(person.id, clock.now()))) return 'before'
    const letter = toInvitation(person.screen as ScreenId, sender.origin)
    const unsubscribe = member ? ({ userId: member.id, kind: 'openings' } as const) : undefined
    await sendMail(sender, person.email, letter, { ...(unsubscribe && { unsubscribe }) })
    return 'sent'
  })

const toInvitation = (screen: ScreenId, origin: string): Letter => ({
  subject: `${getScreen(screen).title} is open`,
  greeting: 'Hello,',
  paragraphs: [
    `You left this address to hear when “${getScreen(screen).title}” opens. It is open now.`,
    'This is the one message we promised. There will be no other.',
  ],
  button: { label: 'Have a look', address: origin + toPath(screen) },
})

/** A screen that needs an id has no front door of its own: home leads on. */
const toPath = (screen: ScreenId): string => {
  const path = getScreen(screen).paths[0].replace(/\/:\w+\?/g, '')
  return /[:*]/.test(path) ? '/' : path
}
