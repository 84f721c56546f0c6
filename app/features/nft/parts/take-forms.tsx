import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ListingView } from '../market/read-listing.server.ts'

type Props = { view: ListingView; problem: FormProblem | null }

/** Leads on to the till with the price as it stands there. */
export function BuyForm({ view: { minor, price, panda }, problem }: Props) {
  const own = problem?.values['act'] === 'buy' ? problem : null
  return (
    <KeyedForm name="buy-listed-panda" className="mt-4 grid gap-3">
      <input type="hidden" name="act" value="buy" />
      <input type="hidden" name="price" value={minor} />
      {own?.errors['form'] ? <FieldError>{own.errors['form']}</FieldError> : null}
      <div>
        <Button type="submit">{`Buy ${panda.name} for ${price}`}</Button>
      </div>
      <p className="text-xs text-fg-subtle">
        You see the sum once more before you pay. The panda rests a day with you before it can go on.
      </p>
    </KeyedForm>
  )
}

/** A bid: the till holds the money from then on. */
export function BidForm({ view: { least, isOwnBid }, problem }: Props) {
  const own = problem?.values['act'] === 'bid' ? problem : null
  return (
    <KeyedForm name="bid" noValidate className="mt-4 grid gap-3">
      <input type="hidden" name="act" value="bid" />
      {isOwnBid ? <p className="text-fg-muted">The highest bid is yours.</p> : null}
      <Field
        label="Your bid in dollars"
        help={`${least} or more. The till holds it until somebody bids more or the auction ends.`}
        error={own?.errors['amount']}
        className="max-w-72"
      >
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          defaultValue={own?.values['amount'] ?? ''}
        />
      </Field>
      <div>
        <Button type="submit">Bid</Button>
      </div>
    </KeyedForm>
  )
}
