import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { failed, passed } from '#app/kits/operations/health-checks/check.ts'
import { listReceivedMails } from '#app/kits/members/inbound-mail/inbound-mail.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { listDueAccounts } from '../accounts/accounts.store.server.ts'
import { takeApart } from '../mail/mail-room.server.ts'

const WAITS_TOO_LONG_MS = 10 * 60_000
const MINUTE_MS = 60_000
const LETTER = [
  'From: "Ärger" <check@frenly.test>',
  'Subject: =?utf-8?q?Pr=C3=BCfung?=',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Ein Brief.',
].join('\r\n')

defineChecks('inbox', () => [
  {
    id: 'mail:inbox',
    group: 'Mail',
    title: 'Mail is read and filed',
    run: async () => {
      const { subject, text } = await takeApart(Buffer.from(LETTER))
      if (subject !== 'Prüfung' || text !== 'Ein Brief.')
        return failed('A letter came out of the mail room other than it went in.', 'Look at the log for “mail room”.')
      const [oldest] = await listReceivedMails(1)
      const waitedMs = oldest ? clock.now().getTime() - oldest.receivedAt.getTime() : 0
      return waitedMs > WAITS_TOO_LONG_MS
        ? failed(
            `A letter has waited for ${Math.round(waitedMs / MINUTE_MS)} minutes to be filed.`,
            'Look at the log for “could not be filed yet”; it is tried again each minute.',
          )
        : passed('A letter was taken apart, and none waits at the door.')
    },
  },
  {
    id: 'mail:accounts',
    group: 'Mail',
    title: 'Mail accounts elsewhere are looked at',
    run: async () => {
      const [late] = await listDueAccounts(new Date(clock.now().getTime() - WAITS_TOO_LONG_MS), 1)
      return late
        ? failed(
            `A mail account has waited for ${Math.round((clock.now().getTime() - late.dueAt.getTime()) / MINUTE_MS)} minutes to be looked at.`,
            'Look at the jobs “sync-mail”, and at the log for “a mail account was not read”.',
          )
        : passed('No mail account has waited longer than ten minutes.')
    },
  },
])
