import { fillPath } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { isRunning, type Subscription } from '#app/engines/money/subscription.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { runsPerDay } from '#app/kits/members/quota/quota.server.ts'
import { toTable } from '#app/platform/table.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { findInvoice, listInvoices, type InvoiceRow } from '#app/kits/members/till/papers.store.server.ts'
import { findRow } from './billing/billing.store.server.ts'
import { planNames, priceOf } from './billing/prices.ts'
import { toSubscription } from './billing/subscriptions.server.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'

const MOST_PAPERS = 100
const questions = ['cancel', 'lower', 'pause', 'card'] as const
type Question = (typeof questions)[number]

/** A member's plan, what comes next, what can be changed, and the papers. `paper` in the address opens one of them. */
export async function readSubscription(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const row = await findRow(member.id)
  const subscription = toSubscription(row)
  const paper = query.get('paper')
  if (paper !== null) return { paper: await readPaper(paper, member.id), subscription: null }
  const till = row?.till ?? (hasStripe() ? 'stripe' : EMBEDDED)
  return {
    paper: null,
    subscription: {
      ...toWords(subscription),
      isRunning: isRunning(subscription),
      isTest: till === EMBEDDED,
      hasPortal: row?.tillCustomer !== null && row?.tillCustomer !== undefined && hasStripe(),
      card: row?.card ?? 'accepted',
      plan: subscription.plan,
      runs: runsPerDay()[member.plan],
      ask: questions.find((one) => one === query.get('ask')) ?? (null as Question | null),
      papers: (await listInvoices(member.id, MOST_PAPERS)).map(toPaperLine),
    },
  }
}
export type SubscriptionView = NonNullable<Awaited<ReturnType<typeof readSubscription>>['subscription']>

/** The state in a sentence, and what is planned. */
export function toWords(subscription: Subscription) {
  const { state, plan, periodEnd, next, pauseMonths, resumesAt, graceEnd } = subscription
  const name = planNames[plan]
  const day = (date: Date | null) => (date ? toLongDay(date) : '')
  const said = toTable({
    none: 'You are on Free. It costs nothing and does not end.',
    canceled: 'Your plan has ended, and you are on Free. Everything you made is still yours.',
    trialing: `You are trying ${name}. It costs nothing until ${day(periodEnd)}.`,
    active: `You are on ${name}. It is paid until ${day(periodEnd)}.`,
    paused: `${name} is paused and goes on on ${day(resumesAt)}. The limits of Free hold until then.`,
    past_due: `A payment for ${name} did not go through. You keep it until ${day(graceEnd)}; we try again each day.`,
  })[state]
  return {
    state,
    name: isRunning(subscription) || state === 'paused' ? name : planNames.free,
    price: priceOf(isRunning(subscription) || state === 'paused' ? plan : 'free'),
    said,
    planned: toPlanned(next === null ? null : planNames[next], next === 'free', pauseMonths, day(periodEnd)),
    until: day(periodEnd),
    next,
    pauseMonths,
  }
}

function toPlanned(next: string | null, isEnd: boolean, pauseMonths: number, until: string): string | null {
  if (isEnd) return `It ends on ${until}.`
  if (next) return `On ${until} it changes to ${next}.`
  if (pauseMonths > 0) return `On ${until} it pauses for ${pauseMonths} ${pauseMonths === 1 ? 'month' : 'months'}.`
  return null
}

const toPaperLine = ({ number, kind, total, currency, issuedAt, isTest }: InvoiceRow) => ({
  number,
  kind,
  total,
  currency,
  day: toLongDay(issuedAt),
  isTest,
})

/** A paper as the page and the file show it; only whose it is reads it. */
export async function readPaper(number: string, userId: string) {
  const row = /^\d{1,9}$/.test(number) ? await findInvoice(Number(number), userId) : null
  if (!row) throw notFound('There is no such paper, or it is not yours.')
  return {
    ...toPaperLine(row),
    file: fillPath(allEndpoints['plans/paper-file'], { number }),
    buyer: row.buyer,
    seller: row.seller,
    lines: row.lines as { words: string; minor: number }[],
    tax: { minor: row.tax, words: row.taxWords },
  }
}
export type Paper = Awaited<ReturnType<typeof readPaper>>
