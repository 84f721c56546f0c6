import { to } from '#app/catalogue/to.ts'
import { GRACE_DAYS, type Subscription } from '#app/engines/money/subscription.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { findPayer } from '#app/kits/members/till/papers.store.server.ts'
import { planNames } from './prices.ts'

type Words = { subject: string; paragraphs: string[] }

/** Tells a member by mail what became of the subscription, where something did. */
export const tellChange = (userId: string, before: Subscription, now: Subscription): Promise<void> =>
  tell(userId, toChangeWords(before, now))

/** Some days before a trial ends, where a payment follows. */
export const tellTrialEnds = (userId: string, now: Subscription): Promise<void> => tell(userId, toTrialEnd(now))

function toTrialEnd({ plan, next, periodEnd }: Subscription): Words | null {
  if (next === 'free') return null
  const name = planNames[plan]
  return {
    subject: `Your trial of ${name} ends on ${on(periodEnd)}`,
    paragraphs: [
      `From then on you pay for ${planNames[next ?? plan]} each month.`,
      'Cancel before that day, in two presses, and nothing is paid.',
    ],
  }
}

async function tell(userId: string, words: Words | null): Promise<void> {
  const payer = words && (await findPayer(userId))
  if (!words || !payer) return
  const sender = houseSender()
  await sendMail(sender, payer.email, {
    ...words,
    greeting: `Hello ${payer.name},`,
    button: { label: 'Your subscription', address: sender.origin + to('subscription') },
  })
}

const on = (date: Date | null): string => (date ? toLongDay(date) : 'the end of the month')

/** What a change of state means for the member; null where nothing is to be told. */
export function toChangeWords(before: Subscription, now: Subscription): Words | null {
  const name = planNames[now.plan]
  if (now.state !== before.state) return toStateWords(before, now)
  if (now.state === 'none' || now.state === 'canceled' || now.state === 'past_due') return null
  if (now.plan !== before.plan)
    return { subject: `You are on ${name} now`, paragraphs: [`The next payment is due on ${on(now.periodEnd)}.`] }
  if (now.next !== before.next) return toPlannedWords(now)
  if (now.pauseMonths !== before.pauseMonths && now.pauseMonths > 0)
    return {
      subject: `${name} will pause`,
      paragraphs: [
        `Your plan runs until ${on(now.periodEnd)}. Then it pauses for ${now.pauseMonths} ${now.pauseMonths === 1 ? 'month' : 'months'}, and nothing is paid meanwhile.`,
      ],
    }
  return null
}

function toStateWords(before: Subscription, now: Subscription): Words | null {
  const name = planNames[now.plan]
  switch (now.state) {
    case 'trialing':
      return {
        subject: `Your trial of ${name} has begun`,
        paragraphs: [`It costs nothing until ${on(now.periodEnd)}. Cancel before that day and nothing is paid.`],
      }
    case 'active':
      return before.state === 'none' || before.state === 'canceled'
        ? {
            subject: `${name} has begun`,
            paragraphs: [`Your new limits hold from now on. The next payment is due on ${on(now.periodEnd)}.`],
          }
        : { subject: `${name} goes on`, paragraphs: [`It is paid until ${on(now.periodEnd)}.`] }
    case 'past_due':
      return {
        subject: 'A payment did not go through',
        paragraphs: [
          `You keep ${name} for ${GRACE_DAYS} days, until ${on(now.graceEnd)}, and we try again each day.`,
          'Change how you pay to keep it, or let it end: nothing else is owed.',
        ],
      }
    case 'paused':
      return {
        subject: `${name} is paused`,
        paragraphs: [`It goes on by itself on ${on(now.resumesAt)}. Until then the limits of Free hold.`],
      }
    case 'canceled':
      return {
        subject: `${planNames[before.plan]} has ended`,
        paragraphs: ['The limits of Free hold from now on. Everything you made stays yours.'],
      }
    case 'none':
      return null
  }
}

function toPlannedWords({ plan, next, periodEnd }: Subscription): Words {
  const name = planNames[plan]
  if (next === null) return { subject: `${name} stays`, paragraphs: [`It is renewed on ${on(periodEnd)}, as before.`] }
  if (next === 'free')
    return {
      subject: `${name} will end`,
      paragraphs: [`You keep it until ${on(periodEnd)}. Nothing is paid after that day.`],
    }
  return {
    subject: `${planNames[next]} follows ${name}`,
    paragraphs: [`You keep ${name} until ${on(periodEnd)}. From then on you pay for ${planNames[next]}.`],
  }
}
