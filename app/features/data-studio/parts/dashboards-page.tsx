import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DashboardsView } from '../dashboards/dashboard-view.server.ts'
import { ListTabs } from './list-tabs.tsx'

type Props = { view: DashboardsView; problem: FormProblem | null }

/** Somebody's dashboards, and the form of a new one. */
export function DashboardsPage({ view: { page }, problem }: Props) {
  const sent = problem?.values['do'] === 'new-dashboard' ? problem : null
  const here = { part: 'dashboards' }
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Dashboards</h1>
      <p className="lead mt-1 max-w-[44em]">
        Answers of your tables side by side, each with the moment it is of, to run again and to share.
      </p>
      <ListTabs chosen="dashboards" />
      <KeyedForm
        name="new-dashboard"
        action={to('v2-business-intelligence', null, here)}
        className="mt-6 flex flex-wrap items-end gap-2"
      >
        <input type="hidden" name="do" value="new-dashboard" />
        <Field label="Name of a new one" error={sent?.errors['title'] ?? null} className="min-w-0 flex-1">
          <TextInput
            name="title"
            defaultValue={sent?.values['title'] ?? ''}
            maxLength={TITLE_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="plain">
          <Icon name="plus" size={17} /> Make it
        </Button>
      </KeyedForm>
      <KeptList
        page={page}
        problem={problem?.values['do'] === 'rename' ? problem : null}
        words={{ one: 'dashboard', many: 'dashboards' }}
        toList={(query) => to('v2-business-intelligence', null, { ...here, ...query })}
        fields={here}
        empty="Ask one of your tables; under its answer is a form that puts it on a dashboard."
      />
    </div>
  )
}
