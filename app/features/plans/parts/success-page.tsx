import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { SuccessView } from '../success.server.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'

const LOOK_AGAIN_MS = 3_000

/** What became of an order, from what the till told the server. */
export function SuccessPage({ view: { order } }: { view: SuccessView }) {
  const isOpen = order?.state === 'open'
  useLookAgain(isOpen ? LOOK_AGAIN_MS : null)
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <Outcome order={order} />
      {order && isOpen ? (
        <ReadAgain
          isOn={!order.isStill}
          pageTo={to('subscription-success', null, { order: order.id })}
          stillTo={to('subscription-success', null, { order: order.id, still: '1' })}
        />
      ) : null}
      {order?.isTest ? <TestMode className="mx-auto mt-6" /> : null}
    </div>
  )
}

function Outcome({ order }: { order: SuccessView['order'] }) {
  if (!order)
    return (
      <EmptyState
        heading="h1"
        title="There is no order here"
        action={<ButtonLink to={to('subscription')}>Your subscription</ButtonLink>}
      >
        Your plan and your invoices are under your subscription.
      </EmptyState>
    )
  if (order.state === 'paid')
    return (
      <EmptyState
        heading="h1"
        pose="celebrate"
        title={order.plan ? `You are on ${order.name}` : `Paid: ${order.name}`}
        action={
          <>
            <ButtonLink to={order.next.to}>{order.next.label}</ButtonLink>
            {order.paper ? (
              <ButtonLink to={to('subscription', null, { paper: order.paper })} variant="plain">
                {`Invoice ${order.paper}`}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {order.plan ? <p>{`${order.plan.runs.toLocaleString('en')} runs a day are yours from now on.`}</p> : null}
        {order.plan?.until ? <p>{`It is paid until ${order.plan.until}.`}</p> : null}
      </EmptyState>
    )
  if (order.state === 'refunded')
    return (
      <EmptyState heading="h1" title="This was given back">
        {`${order.name}: the payment was returned.`}
      </EmptyState>
    )
  if (order.state === 'expired')
    return (
      <EmptyState
        heading="h1"
        title="This order has run out"
        action={<ButtonLink to={to('plans')}>See the plans</ButtonLink>}
      >
        No payment for it was reported. If you paid after all, it is yours as soon as the till tells us.
      </EmptyState>
    )
  return (
    <div role="status">
      <EmptyState heading="h1" pose="thinking" title="Waiting for word of your payment">
        {`${order.name} is yours when the till has told this server, mostly within a minute. This page looks again by itself; you may leave it.`}
      </EmptyState>
    </div>
  )
}
