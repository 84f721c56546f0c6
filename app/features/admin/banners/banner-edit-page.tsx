import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { BannerEdit } from './admin-cta.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BannerForm } from './banner-form.tsx'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'

/** One banner: its words, its days, its clicks. */
export function BannerEditPage({ edit, answer }: { edit: BannerEdit; answer: AdminFormAnswer | null }) {
  const { banner } = edit
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-cta')}>All banners</BackLink>
      <h1 className="heading-page mt-2">{banner ? 'Change the banner' : 'A new banner'}</h1>
      <AdminFormProblem answer={answer} />
      <BannerForm edit={edit} answer={answer} />
      {banner ? (
        <section aria-labelledby="clicks" className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id="clicks" className="heading-section">
            Clicks
          </h2>
          {banner.clicks === 0 ? (
            <EmptyState
              title={`Nobody clicked in the last ${banner.days} days`}
              heading="h3"
              className="rounded-card bg-sunken"
            />
          ) : (
            <BarChart
              title="Clicks a day"
              note={`${banner.clicks.toLocaleString('en')} in ${banner.days} days, by universal time`}
              data={banner.byDay.map(({ day, clicks }) => ({ label: toDayOfYear(day), value: clicks }))}
              labelHead="Day"
              valueHead="Clicks"
              direction="columns"
            />
          )}
          <div>
            <ActButton act="remove" fixed={{ banner: banner.id }} label="Remove this banner" variant="ghost" />
          </div>
        </section>
      ) : null}
    </div>
  )
}
