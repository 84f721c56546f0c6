import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { plans } from '#app/kits/asking/engines/viewer.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { AdminForm } from './admin-form.tsx'

type View = NonNullable<ProvidersScreen['engines']>
type EngineRow = View['list'][number]

const planLabels = { guest: 'Guests', free: 'Free', plus: 'Plus', pro: 'Pro' } as const
const toPlanWords = (chosen: readonly string[] | null): string =>
  chosen === null
    ? 'Everybody'
    : plans
        .filter((plan) => chosen.includes(plan))
        .map((plan) => planLabels[plan])
        .join(', ') || 'Nobody'

const columns: readonly DataColumn<EngineRow>[] = [
  {
    id: 'engine',
    head: 'Engine',
    cell: ({ id, label, isBuiltIn, maker }) => (
      <>
        <Link
          to={to('admin-providers', null, { part: 'engines', engine: id })}
          className="block font-medium wrap-anywhere hover:text-accent-text"
        >
          {label}
        </Link>
        <span className="block text-xs wrap-anywhere text-fg-subtle">
          {isBuiltIn ? 'Built in' : maker} · <code>{id}</code>
        </span>
      </>
    ),
  },
  {
    id: 'can',
    head: 'Can',
    onPhone: 'detail',
    cell: ({ ports }) => <span className="text-[0.8125rem]">{ports.join(', ')}</span>,
  },
  {
    id: 'price',
    head: 'Price',
    onPhone: 'detail',
    cell: ({ price, priceVersion }) => (
      <>
        {price}
        {priceVersion ? (
          <span className="block text-xs text-fg-subtle">
            {priceVersion === 'operator' ? 'as you said' : `list of ${priceVersion}`}
          </span>
        ) : null}
      </>
    ),
  },
  { id: 'plans', head: 'For', cell: ({ plans: chosen }) => toPlanWords(chosen) },
  {
    id: 'uses',
    head: 'Last day',
    cell: ({ uses, failed, lastFailure }) => (
      <span className="tabular-nums">
        {uses.toLocaleString('en')} {uses === 1 ? 'use' : 'uses'}
        {failed > 0 ? `, ${failed} failed (${lastFailure})` : ''}
      </span>
    ),
  },
  {
    id: 'state',
    head: 'State',
    onPhone: 'end',
    cell: ({ isEnabled }) => (isEnabled ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>),
  },
]

export function EnginesPart({ view: { list, open }, answer }: { view: View; answer: AdminFormAnswer | null }) {
  return (
    <>
      {open ? <EngineEdit key={open.id} engine={open} answer={answer} /> : null}
      <p className="max-w-[44em] text-fg-muted">
        In this order engines are taken where nobody chose one: the first that can do the work does it, and the next one
        when it fails.
      </p>
      <DataTable caption="Engines" columns={columns} rows={list} keyOf={({ id }) => id} />
    </>
  )
}

function EngineEdit({ engine, answer }: { engine: EngineRow; answer: AdminFormAnswer | null }) {
  const isBusy = useIsBusy('engine')
  const field = (name: string, standard = '') => fieldOf(answer, 'engine', name, standard)
  const { error: positionError, ...position } = field('position', String(engine.position))
  const { error: inputError, ...input } = field('inputPrice', engine.inputPrice)
  const { error: outputError, ...output } = field('outputPrice', engine.outputPrice)
  const { error: gone } = field('engine')
  const chosen = engine.plans ?? plans
  return (
    <Card as="section" aria-labelledby="engine" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="engine" className="heading-card wrap-anywhere">
          {engine.label}
        </h2>
        <ButtonLink to={to('admin-providers', null, { part: 'engines' })} variant="soft" size="sm">
          Close
        </ButtonLink>
      </div>
      <AdminForm act="engine" place={{ part: 'engines', engine: engine.id }}>
        <input type="hidden" name="engine" value={engine.id} />
        {gone ? <FieldError>{gone}</FieldError> : null}
        <Switch name="isEnabled" value="on" defaultChecked={engine.isEnabled} label="Switched on" />
        <fieldset>
          <legend className="text-[0.8125rem] font-medium">Who may use it</legend>
          <div className="flex flex-wrap gap-x-6">
            {plans.map((plan) => (
              <Checkbox
                key={plan}
                name="plans"
                value={plan}
                defaultChecked={(chosen as readonly string[]).includes(plan)}
                label={planLabels[plan]}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Place in the order" help="Smaller comes first; 0 is as it comes." error={positionError}>
            <TextInput {...position} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={`Dollars a million ${engine.unit}s in`} help="Empty: the list price." error={inputError}>
            <TextInput {...input} inputMode="decimal" autoComplete="off" />
          </Field>
          <Field label={`Dollars a million ${engine.unit}s out`} error={outputError}>
            <TextInput {...output} inputMode="decimal" autoComplete="off" />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
          Save
        </Button>
      </AdminForm>
    </Card>
  )
}
