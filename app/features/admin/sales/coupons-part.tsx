import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PartOf } from './sales.server.ts'

/** Codes that take a part off the first month of a plan. */
export function CouponsPart({
  view: { coupons },
  answer,
}: {
  view: PartOf<'coupons'>
  answer: AdminFormAnswer | null
}) {
  const own = answer?.act === 'make-coupon' ? answer.problem : null
  return (
    <>
      <KeyedForm
        name="make-coupon"
        noValidate
        className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 rounded-card bg-sunken p-5 sm:grid-cols-2"
      >
        <input type="hidden" name="act" value="make-coupon" />
        <Field label="Code" help="As members type it." error={own?.errors['code']}>
          <TextInput name="code" maxLength={60} autoComplete="off" defaultValue={own?.values['code'] ?? ''} />
        </Field>
        <Field label="Percent off the first month" error={own?.errors['percent']}>
          <TextInput name="percent" inputMode="numeric" maxLength={3} defaultValue={own?.values['percent'] ?? ''} />
        </Field>
        <Field label="For which plan" error={own?.errors['plan']}>
          <Select name="plan" defaultValue={own?.values['plan'] ?? ''}>
            <option value="">Any plan</option>
            <option value="plus">Plus</option>
            <option value="pro">Pro</option>
          </Select>
        </Field>
        <Field label="How many members" help="Nothing means any number." error={own?.errors['most']}>
          <TextInput name="most" inputMode="numeric" maxLength={6} defaultValue={own?.values['most'] ?? ''} />
        </Field>
        <Field label="Last day" help="Nothing means until it is ended." error={own?.errors['until']}>
          <TextInput type="date" name="until" defaultValue={own?.values['until'] ?? ''} />
        </Field>
        <div className="sm:col-span-2">
          {own?.errors['form'] ? <FieldError>{own.errors['form']}</FieldError> : null}
          <Button type="submit">Make the code</Button>
        </div>
      </KeyedForm>
      <ul className="mt-5 grid">
        {coupons.map(({ code, percent, plan, mostUses, used, until, isOver }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <span className="min-w-0 flex-1 basis-64">
              <code className="font-medium wrap-anywhere">{code}</code>
              <span className="block text-sm text-fg-muted">
                {[
                  `${percent}% off ${plan === null ? 'any plan' : plan === 'plus' ? 'Plus' : 'Pro'}`,
                  mostUses === null ? `used ${used} times` : `used ${used} of ${mostUses} times`,
                  ...(until ? [`until ${until}`] : []),
                ].join(', ')}
              </span>
            </span>
            {isOver ? (
              <Badge>Over</Badge>
            ) : (
              <ActForm act="end-coupon" fields={{ code }} about={code} variant="ghost">
                End it
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
