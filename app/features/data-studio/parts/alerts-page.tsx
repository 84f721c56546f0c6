import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { AlertsView } from '../alerts/alert-view.server.ts'
import { ListTabs } from './list-tabs.tsx'

type Props = { view: AlertsView; problem: FormProblem | null }

/** Somebody's alerts. */
export function AlertsPage({ view: { page, isMember }, problem }: Props) {
  const here = { part: 'alerts' }
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Alerts</h1>
      <p className="lead mt-1 max-w-[44em]">
        Figures of your tables that are looked at by the hour, day or week, and told once when they come true.
      </p>
      <ListTabs chosen="alerts" />
      <KeptList
        page={page}
        problem={problem?.values['do'] === 'rename' ? problem : null}
        words={{ one: 'alert', many: 'alerts' }}
        toList={(query) => to('v2-business-intelligence', null, { ...here, ...query })}
        fields={here}
        empty={
          isMember
            ? 'Ask one of your tables; under its answer choose “Set an alert”.'
            : 'Alerts are for members. Sign in, and your tables come along.'
        }
      />
    </div>
  )
}
