import { data } from '@remix-run/node'
import type { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { after, type Change } from '#app/engines/money/subscription.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toTable } from '#app/platform/table.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { conflict, problem } from '#app/platform/request/problem.ts'
import { store } from '#app/database/store.server.ts'
import { findRow } from './billing/billing.store.server.ts'
import { changeSubscription, toSubscription } from './billing/subscriptions.server.ts'
import { subscriptionInputs } from './checkout.inputs.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { changeTestCard } from './tills/plan-calendar.server.ts'
import { openPortal } from './tills/stripe-till.server.ts'

type Input = z.output<typeof subscriptionInputs>
type PlannedInput = Exclude<Input, { do: 'card' } | { do: 'portal' }>

const DOES_NOT_FIT =
  'That does not fit your subscription as it is now. Look at it again: it may have changed meanwhile.'
const AT_STRIPE = 'Your subscription is kept by Stripe. Change it there, by the button on this page.'
const AWAY = 'Stripe does not answer at the moment. Nothing was changed; try again in a few minutes.'

/** A form of the subscription. */
export async function actOnSubscription(request: Request) {
  const member = await requireMember(request)
  const { input, problem: fault } = await readForm(request, subscriptionInputs)
  if (fault) return data<{ problem: FormProblem }>({ problem: fault }, 400)
  if (input.do === 'portal') return goToPortal(request, member.id)
  if (input.do === 'card') {
    await changeTestCard(member.id, input.card)
    return redirectWithFlash(to('subscription'), { title: 'The test card is changed', tone: 'plain' })
  }
  await plan(member.id, input)
  return redirectWithFlash(to('subscription'), { title: toDone(input), tone: 'plain' })
}

const toChange = (input: PlannedInput): Change =>
  input.do === 'keep'
    ? { kind: 'kept' }
    : input.do === 'pause'
      ? { kind: 'pause-planned', months: input.months }
      : { kind: 'next-planned', plan: input.do === 'cancel' ? 'free' : input.plan }

/** Refused where the state is not one in which it can be done, so that nobody believes what did not happen. */
const plan = (userId: string, input: PlannedInput) =>
  store().tx(async () => {
    const row = await findRow(userId)
    if (row && row.till !== EMBEDDED) throw conflict(AT_STRIPE)
    const change = toChange(input)
    const before = toSubscription(row)
    if (after(before, change) === before) throw conflict(DOES_NOT_FIT)
    await changeSubscription(userId, change)
  })

const done = toTable<string>({
  lower: 'The lower plan follows at the end of the month',
  cancel: 'It ends at the end of the month',
  keep: 'It stays as it is',
  pause: 'The pause is planned',
})
const toDone = (input: PlannedInput): string => done[input.do] ?? ''

/** The page shows the address as a link: forms may not lead to another site. */
async function goToPortal(request: Request, userId: string) {
  const row = await findRow(userId)
  if (!row?.tillCustomer) throw conflict('There is nothing at Stripe to be changed.')
  try {
    const address = await openPortal(row.tillCustomer, brandOrigin(request) + to('subscription'))
    return data<{ portal: string; problem: null }>({ portal: address, problem: null })
  } catch (error) {
    log.error({ err: error }, 'Stripe opened no portal')
    throw problem(503, AWAY, { 'Retry-After': '60' })
  }
}
