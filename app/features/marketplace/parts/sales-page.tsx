import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SalesView } from '../selling/read-selling.server.ts'

type Props = { view: SalesView; problem: FormProblem | null }

/** What was taken and bought, and what is owed for it. */
export function SalesPage({ view, problem }: Props) {
  const { sales, payouts } = view
  return (
    <div className="page max-w-[60rem] py-8 lg:py-12">
      <BackLink to={to('market-selling')}>Your stall</BackLink>
      <h1 className="heading-page mt-2">Sales and earnings</h1>
      {view.isTest ? <TestMode className="mt-5" /> : null}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Card className="p-6">
          <p className="text-sm text-fg-muted">Can be paid out</p>
          <p className="heading-page mt-1 tabular-nums">{view.owed}</p>
        </Card>
        <Card className="p-6">
          <p className="text-sm text-fg-muted">Waits</p>
          <p className="heading-page mt-1 tabular-nums">{view.waiting}</p>
          <p className="mt-1 text-sm text-fg-muted">
            {`Buyers may give things back for ${view.refundDays} days; your part is yours after that.`}
          </p>
        </Card>
      </div>
      <PayoutForm view={view} problem={problem} />
      <h2 className="heading-section mt-10">Sales</h2>
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      {sales.length === 0 ? (
        <p className="mt-2 text-fg-muted">Nobody took anything yet.</p>
      ) : (
        <ul className="mt-3 grid">
          {sales.map(({ id, title, buyer, price, share, day, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
              <span className="min-w-0 flex-1 basis-64">
                <span className="block font-medium wrap-anywhere" dir="auto">
                  {title}
                </span>
                <span className="text-sm text-fg-muted" dir="auto">{`${buyer.name}, ${day}`}</span>
              </span>
              {state === 'refunded' ? <Badge tone="warning">Given back</Badge> : null}
              {state === 'awaiting' ? (
                <ActForm act="deliver" fields={{ purchase: id }} about={title}>
                  It is done
                </ActForm>
              ) : null}
              <span className="text-right text-sm tabular-nums">
                {price}
                <span className="block text-fg-muted">{`${share} for you`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {payouts.length > 0 ? (
        <>
          <h2 className="heading-section mt-10">Payouts</h2>
          <ul className="mt-3 grid">
            {payouts.map(({ id, amount, asked, paid, note }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
                <span>{paid ? `Paid on ${paid}${note ? `: ${note}` : ''}` : `Asked on ${asked}, waits`}</span>
                <span className="tabular-nums">{amount}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function PayoutForm({ view: { canAsk, least }, problem }: Props) {
  const own = problem?.values['act'] === 'payout' ? problem : null
  if (!canAsk)
    return <p className="mt-4 text-sm text-fg-muted">{`You can ask for it from ${least} on, once at a time.`}</p>
  return (
    <KeyedForm name="payout" noValidate className="mt-5 grid gap-3 rounded-card bg-sunken p-5">
      <input type="hidden" name="act" value="payout" />
      <Field
        label="Where it goes"
        help="Such as an account. Whoever runs this place reads it, pays by hand, and then it is forgotten."
        error={own?.errors['whereTo'] ?? own?.errors['form']}
      >
        <TextInput name="whereTo" maxLength={500} autoComplete="off" defaultValue={own?.values['whereTo'] ?? ''} />
      </Field>
      <Button type="submit" className="justify-self-start">
        Ask for all of it
      </Button>
    </KeyedForm>
  )
}
