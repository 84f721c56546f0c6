import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { deliverDue } from '#app/kits/foundation/mail/mail-queue.server.ts'
import { findMail, removeMail } from '#app/kits/foundation/mail/mail.store.server.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { chosenMail } from '#app/providers/mail/index.server.ts'
import { failed, passed, skipped, type Check, type CheckTools, type Found } from './check.ts'
import { readMailLine } from './checks.store.server.ts'

const LONG_WAIT_MS = 15 * 60_000
const LEAVE_LIMIT_MS = 20_000
const ADVICE = 'See the outbox: each letter names what the mail server said.'

export const mailChecks = (): Check[] => [
  { id: 'mail:queue', group: 'Mail', title: 'Letters leave in time', run: lookAtLine },
  { id: 'mail:letter', group: 'Mail', title: 'A test letter leaves', run: sendTestLetter },
]

async function lookAtLine(): Promise<Found> {
  const { waiting, oldest, givenUp } = await readMailLine()
  const ms = oldest ? clock.now().getTime() - oldest.getTime() : 0
  if (ms > LONG_WAIT_MS) return failed(`${waiting} wait, the oldest for ${toSpanWords(ms)}.`, ADVICE)
  if (givenUp > 0) return failed(`${givenUp} of the last 30 days were given up.`, ADVICE)
  return passed(waiting === 0 ? 'None waits, and none was given up.' : `${waiting} wait, none for long.`)
}

/** Leaves nothing behind but the letter itself, and is not written by the clock: nobody wants one every day. */
async function sendTestLetter({ isScheduled, signal }: CheckTools): Promise<Found> {
  if (isScheduled) return skipped('Only sent when somebody runs the checks.')
  const to = env().ADMIN_EMAIL ?? env().MAIL_FROM
  const letter = {
    subject: 'A test letter of the quality checks',
    greeting: 'Hello,',
    paragraphs: ['The quality checks of this server wrote this letter to see whether mail leaves. It does.'],
  }
  const id = await sendMail(houseSender(), to, letter, { isPassing: true })
  const until = performance.now() + LEAVE_LIMIT_MS
  while (performance.now() < until && !signal.aborted) {
    await Promise.race([deliverDue(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
    const mail = await findMail(id)
    if (!mail) return passed(`It left by ${chosenMail().place}.`)
    if (mail.lastError) {
      await removeMail(id)
      return failed(mail.lastError, 'Look at SMTP_URL and at the mail server it names.')
    }
  }
  await removeMail(id)
  return failed('It did not leave within 20 s.', ADVICE)
}
