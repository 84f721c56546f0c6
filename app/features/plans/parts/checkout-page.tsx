import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { CheckoutView } from '../checkout.server.ts'
import { MoneyLines } from '#app/kits/members/till/money-lines.tsx'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'

type Props = { view: CheckoutView; problem: FormProblem | null }

/** What is paid and for what, whole, before anybody agrees to it. */
export function CheckoutPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <h1 className="heading-page">Checkout</h1>
      {view.isTest ? <TestMode className="mt-5" /> : null}
      <div className="mt-6">
        {view.order ? (
          <OpenOrder order={view.order} isTest={view.isTest} problem={problem} />
        ) : (
          <Offered view={view} problem={problem} />
        )}
      </div>
    </div>
  )
}

type Ordered = NonNullable<CheckoutView['order']>

function OpenOrder({ order, isTest, problem }: { order: Ordered; isTest: boolean; problem: FormProblem | null }) {
  const { name, lines, tax, total, currency, back } = order
  if (order.state === 'expired')
    return (
      <EmptyState title="This order has run out" action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
        Prices stand for a day. Nothing was paid.
      </EmptyState>
    )
  return (
    <Card className="grid gap-6 p-6">
      <h2 className="heading-card">{name}</h2>
      <MoneyLines lines={lines} tax={tax} total={total} currency={currency} />
      {order.address ? (
        <AtStripe address={order.address} />
      ) : (
        <Pay name="order" value={order.id} total={toMoneyText(total, currency)} isTest={isTest} problem={problem}>
          <ButtonLink to={back.to} variant="ghost">
            Not now
          </ButtonLink>
        </Pay>
      )}
    </Card>
  )
}

const AtStripe = ({ address }: { address: string }) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-fg-muted">
      You pay on Stripe’s own page, which this server never sees. It is yours when Stripe has told us.
    </p>
    <a href={address} rel="noreferrer" className={toButtonClass({})}>
      Go on to Stripe
    </a>
  </div>
)

function Offered({ view: { offer, asked, current, isTest, trial }, problem }: Props) {
  if (!offer)
    return (
      <EmptyState title={toNothing(asked, current)} action={<ButtonLink to={to('plans')}>See the plans</ButtonLink>}>
        {asked && current
          ? `A lower plan follows at the end of the month you paid for: choose it under your subscription.`
          : 'Choose a plan first.'}
      </EmptyState>
    )
  const { name, lines, tax, total, currency, until, plan, change } = offer
  return (
    <Card className="grid gap-6 p-6">
      {trial ? (
        <Try name={name} plan={plan} trial={trial} price={toMoneyText(total, currency)} problem={problem} />
      ) : null}
      <h2 className="heading-card">{change === 'upgrade' ? `From ${current} to ${name}` : name}</h2>
      <MoneyLines lines={lines} tax={tax} total={total} currency={currency} />
      <p className="text-fg-muted">
        {`The plan begins at once and is renewed on ${until} for ${toMoneyText(lines[0]?.minor ?? 0, currency)}${tax.words ? ` plus ${tax.words}` : ''}, until you stop it with two presses.`}
      </p>
      <Pay name="plan" value={plan} total={toMoneyText(total, currency)} isTest={isTest} problem={problem}>
        <ButtonLink to={to('plans')} variant="ghost">
          Not now
        </ButtonLink>
      </Pay>
    </Card>
  )
}

type TryProps = {
  name: string
  plan: string
  trial: NonNullable<CheckoutView['trial']>
  price: string
  problem: FormProblem | null
}

/** The plan for some days before the first payment, once for each member. */
const Try = ({ name, plan, trial, price, problem }: TryProps) => (
  <section aria-labelledby="try" className="grid gap-4 border-b border-line pb-6">
    <h2 id="try" className="heading-card">{`Try ${name} for ${trial.days} days`}</h2>
    <p className="text-fg-muted">
      {`It costs nothing until ${trial.until}. Then it goes on for ${price} a month; a letter reminds you before, and two presses end it. Once for each member.`}
    </p>
    {problem?.errors['trial'] ? (
      <p role="alert" className="text-danger-text">
        {problem.errors['trial']}
      </p>
    ) : null}
    <KeyedForm name="trial">
      <input type="hidden" name="trial" value={plan} />
      <Button type="submit" variant="soft">{`Begin the ${trial.days} days`}</Button>
    </KeyedForm>
  </section>
)

type PayProps = {
  name: 'plan' | 'order'
  value: string
  total: string
  isTest: boolean
  problem: FormProblem | null
  children: ReactNode
}

/** The last press: with a test card here, or on to the other till. */
const Pay = ({ name, value, total, isTest, problem, children }: PayProps) => (
  <KeyedForm name="checkout" className="grid gap-5">
    <input type="hidden" name={name} value={value} />
    {name === 'plan' ? (
      <Field label="A code, if you have one" error={problem?.errors['coupon']} className="max-w-60">
        <TextInput name="coupon" maxLength={60} autoComplete="off" defaultValue={problem?.values['coupon'] ?? ''} />
      </Field>
    ) : null}
    {isTest ? (
      <RadioGroup
        name="card"
        label="Test card"
        help="So that you can see both ends of it."
        defaultValue={problem?.values['card'] ?? 'accepted'}
        options={[
          { value: 'accepted', label: 'A card that is accepted' },
          { value: 'declined', label: 'A card that is declined' },
        ]}
        error={problem?.errors['card'] ?? null}
      />
    ) : problem?.errors['card'] ? (
      <p role="alert" className="text-danger-text">
        {problem.errors['card']}
      </p>
    ) : null}
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{isTest ? `Pay ${total} in test mode` : 'Go on to the payment'}</Button>
      {children}
    </div>
  </KeyedForm>
)

function toNothing(asked: string | null, current: string | null): string {
  if (asked && current) return `You are on ${current} already`
  return 'Nothing is in your basket'
}
