import type { SharedDashboardView } from '../dashboards/dashboard-view.server.ts'
import { TilesPart } from './tiles-part.tsx'

/** A dashboard as whoever has its link sees it. */
export const SharedPage = ({ view: { title, tiles } }: { view: SharedDashboardView }) => (
  <article className="page max-w-[70rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
    <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
      {title}
    </h1>
    <p className="mt-1 mb-8 text-fg-muted">
      A dashboard shared by a link: the answers as they were worked out last. The tables behind them are not shown.
    </p>
    <TilesPart tiles={tiles} />
  </article>
)
