import { to } from '#app/catalogue/to.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { providersParts, type ProvidersPart } from '../providers-parts.ts'
import { BudgetsPart } from './budgets-part.tsx'
import { EnginesPart } from './engines-part.tsx'
import { MachinePart } from './machine-part.tsx'
import { ProvidersPartView } from './providers-part.tsx'

/** Engines and providers for the operator: what is connected, what each engine may do, what it may cost. */
export function ProvidersPage({ view, answer }: { view: ProvidersScreen; answer: AdminFormAnswer | null }) {
  const { part, providers, engines, budgets, machine } = view
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section sm:pt-6">
      <header>
        <h1 className="heading-page">Engines and providers</h1>
        <p className="mt-2 max-w-[44em] text-fg-muted">
          What is built in works without any of this. A provider makes the same screens stronger.
        </p>
      </header>
      <div className="no-scrollbar -mx-1 overflow-x-auto px-1">
        <SegmentedTabs
          label="Parts"
          tabs={(Object.entries(providersParts) as [ProvidersPart, string][]).map(([id, label]) => ({
            label,
            to: to('admin-providers', null, { part: id === 'providers' ? null : id }),
            isChosen: id === part,
          }))}
        />
      </div>
      {providers ? <ProvidersPartView view={providers} answer={answer} /> : null}
      {engines ? <EnginesPart view={engines} answer={answer} /> : null}
      {budgets ? <BudgetsPart view={budgets} answer={answer} /> : null}
      {machine ? <MachinePart view={machine} /> : null}
    </div>
  )
}
