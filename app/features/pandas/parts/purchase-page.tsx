import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PurchaseView } from '../purchase.server.ts'
import { Candidate } from './candidate.tsx'

type Props = { view: PurchaseView; problem: FormProblem | null }

/** Another panda, through the till. */
export function PurchasePage({ view, problem }: Props) {
  const { met, price, tax, canAdopt, isTest } = view
  return (
    <div className="page max-w-[1000px] pt-4 pb-section lg:pt-8">
      <BackLink to={to('adopt-panda')}>Your pandas</BackLink>
      <h1 className="heading-page mt-2">More pandas</h1>
      <p className="lead mt-2 max-w-[36em]">
        {`One costs ${price}${tax ? `, with ${tax}` : ''}. It gets the next number and a page of its own, as an adopted one does.`}
      </p>
      {isTest ? <TestMode className="mt-5" /> : null}
      {canAdopt ? (
        <Panel className="mt-5 flex max-w-[46rem] flex-wrap items-center justify-between gap-3 p-5">
          <p className="min-w-0 flex-1 basis-60 text-fg-muted">
            Your first panda is free: adopt one before you buy any.
          </p>
          <ButtonLink to={to('adopt-panda')} variant="soft" size="sm">
            Adopt one
          </ButtonLink>
        </Panel>
      ) : null}
      {met ? <Choose view={view} met={met} problem={problem} /> : null}
      <KeyedForm name="meet-for-purchase" again className="mt-6">
        <input type="hidden" name="do" value="meet" />
        {!met && problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
        <Button type="submit" variant={met ? 'ghost' : 'primary'}>
          {met ? 'Meet three others' : 'Meet three pandas'}
        </Button>
      </KeyedForm>
      <p className="mt-6 max-w-[46rem] text-xs text-fg-subtle">
        A panda is a drawing and a line in a register. It is no investment, and nobody promises that anyone will want it
        later. You see how rare each trait is on{' '}
        <Link to={to('adopt-panda')} className="link">
          every panda’s page
        </Link>
        .
      </p>
    </div>
  )
}

function Choose({ view, met, problem }: Props & { met: NonNullable<PurchaseView['met']> }) {
  const errors = problem?.errors ?? {}
  const chosen = problem?.values['chosen'] ?? (met.chosen === null ? '' : String(met.chosen))
  return (
    <KeyedForm name="buy-panda" id="met" noValidate className="mt-8 grid scroll-mt-20 gap-6">
      <input type="hidden" name="do" value="buy" />
      <fieldset className="min-w-0">
        <legend className="heading-small">Which one?</legend>
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          {met.pandas.map((panda) => (
            <Candidate key={panda.value} panda={panda} isChosen={panda.value === chosen} />
          ))}
        </div>
        {errors['chosen'] ? (
          <div className="mt-2">
            <FieldError>{errors['chosen']}</FieldError>
          </div>
        ) : null}
      </fieldset>
      <div className="grid max-w-[var(--form)] gap-4">
        <Field label="Its name" help="3 to 30 plain letters, digits, _ or -." error={errors['name']}>
          <TextInput
            name="name"
            maxLength={30}
            defaultValue={problem?.values['name'] ?? ''}
            autoComplete="off"
            required
          />
        </Field>
        <Checkbox name="shows" label="Name me as its keeper" defaultChecked={problem?.values['shows'] === 'on'} />
      </div>
      {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
      <div>
        <Button type="submit">{`Go on to the till: ${view.price}`}</Button>
      </div>
    </KeyedForm>
  )
}
