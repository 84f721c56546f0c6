import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { CouponsPart } from './coupons-part.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PayoutsPart } from './payouts-part.tsx'
import type { SalesView } from './sales.server.ts'

const parts = [
  ['orders', 'Orders'],
  ['payouts', 'Payouts'],
  ['coupons', 'Coupons'],
] as const

/** What was sold, what sellers are to be paid, and codes that take something off. */
export function SalesPage({ view, answer }: { view: SalesView; answer: AdminFormAnswer | null }) {
  return (
    <div className="page max-w-[60rem] py-8">
      <h1 className="heading-page">Sales</h1>
      {view.isTest ? <TestMode className="mt-5" /> : null}
      <nav aria-label="Parts" className="-mx-1 mt-5 flex flex-wrap gap-1.5 p-1">
        {parts.map(([part, label]) => (
          <ChipLink key={part} to={to('admin-sales', null, { part })} isChosen={view.part === part}>
            {label}
          </ChipLink>
        ))}
      </nav>
      {view.part === 'orders' ? <OrdersPart view={view} answer={answer} /> : null}
      {view.part === 'payouts' ? <PayoutsPart view={view} answer={answer} /> : null}
      {view.part === 'coupons' ? <CouponsPart view={view} answer={answer} /> : null}
    </div>
  )
}
