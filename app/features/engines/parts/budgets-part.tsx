import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { AdminForm } from './admin-form.tsx'
import { MemberBudgets } from './member-budgets.tsx'

type View = NonNullable<ProvidersScreen['budgets']>

const toCount = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

const scopeLabels = {
  site: 'Everybody together',
  guest: 'All guests together',
  free: 'Each Free member',
  plus: 'Each Plus member',
  pro: 'Each Pro member',
} as const

/** What engines may cost in a day, and what they did. */
export function BudgetsPart({ view, answer }: { view: View; answer: AdminFormAnswer | null }) {
  const isBusy = useIsBusy('budgets')
  const { scopes, members, spent, spentMicros, cap, capMicros } = view
  const { days, runs, uses, failed, cost, unknown, isCut, byDay, byEngine } = view
  return (
    <>
      <Card as="section" aria-labelledby="budgets" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <div>
          <h2 id="budgets" className="heading-card">
            Dollars a day
          </h2>
          <p className="mt-1 max-w-[44em] text-fg-muted">
            Money is set aside before an engine is asked, so no two people spend the last of it. What a use costs is
            unknown for some engines: then what was set aside counts. Members’ own keys are never counted. Days are of
            UTC.
          </p>
        </div>
        <ProgressBar
          label="Spent today"
          value={spentMicros}
          of={Math.max(1, capMicros)}
          words={`${spent} of ${cap}`}
          showsLabel
        />
        <AdminForm act="budgets" place={{ part: 'budgets' }}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
            {scopes.map(({ scope, dollars, standard, standardWords }) => {
              const { error, ...field } = fieldOf(answer, 'budgets', scope, dollars)
              return (
                <Field
                  key={scope}
                  label={scopeLabels[scope]}
                  help={`Empty: ${standardWords}, as configured.`}
                  error={error}
                >
                  <TextInput {...field} inputMode="decimal" autoComplete="off" placeholder={standard} />
                </Field>
              )
            })}
          </div>
          <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
            Save
          </Button>
        </AdminForm>
      </Card>
      <MemberBudgets members={members} answer={answer} />
      <section aria-labelledby="use" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 id="use" className="heading-section">
            The last {days} days
          </h2>
          <p className="mt-1 text-fg-muted tabular-nums">
            {toCount(runs, 'run')}, {toCount(uses, 'use')} of engines, {failed.toLocaleString('en')} failed. Cost:{' '}
            {cost}
            {unknown > 0 ? `, and ${toCount(unknown, 'use')} of unknown cost` : ''}.
            {isCut ? ' There were more uses: the latest are counted.' : ''}
          </p>
        </div>
        {uses > 0 ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <BarChart
              title="Runs a day"
              data={byDay.map(({ day, runs: value }) => ({ label: toDayOfYear(day), value }))}
              labelHead="Day"
              valueHead="Runs"
              direction="columns"
            />
            <BarChart
              title="Uses by engine"
              data={byEngine.map(({ label, uses: value }) => ({ label, value }))}
              labelHead="Engine"
              valueHead="Uses"
            />
          </div>
        ) : null}
      </section>
    </>
  )
}
