import { to } from '#app/catalogue/to.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { PartOf } from './sales.server.ts'

/** Orders that were paid, with the way to give one back. */
export function OrdersPart({ view, answer }: { view: PartOf<'orders'>; answer: AdminFormAnswer | null }) {
  const { orders, isFirst, next } = view
  if (orders.length === 0)
    return (
      <EmptyState className="mt-6 rounded-card bg-sunken" title="Nothing was sold yet">
        Plans, listings and pandas that were paid appear here.
      </EmptyState>
    )
  return (
    <>
      {answer?.problem.errors['form'] ? <FieldError>{answer.problem.errors['form']}</FieldError> : null}
      <ul className="mt-4 grid">
        {orders.map(({ id, name, by, amount, day, state, isTest, canRefund }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-medium wrap-anywhere" dir="auto">
                {name}
              </span>
              <span className="text-sm text-fg-muted" dir="auto">{`${by.name}, @${by.handle}, ${day}`}</span>
            </span>
            {state === 'refunded' ? <Badge tone="warning">Given back</Badge> : null}
            {isTest ? <Badge>Test</Badge> : null}
            <span className="font-strong tabular-nums">{amount}</span>
            {canRefund ? (
              <ActForm act="refund" fields={{ order: id }} about={`${name}, ${by.name}`} variant="ghost">
                Give it back
              </ActForm>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-fg-muted">
        A plan is given back by ending it: with Stripe in its dashboard, in test mode by its member.
      </p>
      {!isFirst || next ? (
        <nav aria-label="More orders" className="mt-4 flex gap-3">
          {isFirst ? null : (
            <ButtonLink to={to('admin-sales')} variant="plain">
              From the top
            </ButtonLink>
          )}
          {next ? (
            <ButtonLink to={to('admin-sales', null, { before: String(next) })} variant="plain">
              More
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}
