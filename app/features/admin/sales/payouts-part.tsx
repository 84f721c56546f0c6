import { endpoints } from '#app/catalogue/endpoints.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PartOf } from './sales.server.ts'

type PayoutsView = PartOf<'payouts'>
type Props = { view: PayoutsView; answer: AdminFormAnswer | null }

/** What sellers asked to be paid. */
export function PayoutsPart({ view, answer }: Props) {
  const { waiting, paid } = view
  return (
    <>
      <p className="mt-4 text-fg-muted">
        What sellers of the marketplace are owed and asked for. Pay it by hand, then write it down here.
      </p>
      {waiting.length + paid.length > 0 ? (
        <p className="mt-3">
          <a
            href={endpoints['admin/payouts-export']}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            Export as CSV
          </a>
        </p>
      ) : null}
      {waiting.length === 0 ? (
        <EmptyState className="mt-6 rounded-card bg-sunken" title="Nobody waits for money">
          A seller can ask from ten dollars on, once their buyers’ days are over.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-3">
          {waiting.map((one) => (
            <Waiting key={one.id} payout={one} answer={answer} />
          ))}
        </ul>
      )}
      {paid.length > 0 ? (
        <>
          <h2 className="heading-section mt-10">Paid</h2>
          <ul className="mt-3 grid">
            {paid.map(({ id, seller, amount, day, note }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
                <span dir="auto">{[seller, day, note].filter(Boolean).join(', ')}</span>
                <span className="tabular-nums">{amount}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Waiting({ payout, answer }: { payout: PayoutsView['waiting'][number]; answer: AdminFormAnswer | null }) {
  const { id, seller, amount, asked, whereTo } = payout
  const own = answer?.problem.values['payout'] === id ? answer.problem : null
  return (
    <Card as="li" className="grid gap-3 p-5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto">{`${seller.name}, @${seller.handle}, asked on ${asked}`}</span>
        <span className="font-strong tabular-nums">{amount}</span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {whereTo}
      </p>
      <KeyedForm name="payout-paid" of={id} noValidate className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="act" value="paid" />
        <input type="hidden" name="payout" value={id} />
        <Field
          label="Of the payment, for the seller"
          error={own?.errors['note'] ?? own?.errors['form']}
          className="min-w-0 flex-1 basis-64"
        >
          <TextInput name="note" maxLength={200} autoComplete="off" defaultValue={own?.values['note'] ?? ''} />
        </Field>
        <Button type="submit">It is paid</Button>
      </KeyedForm>
    </Card>
  )
}
