import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { BannerState } from '#app/kits/foundation/banners/banner-state.ts'
import { placeLabels } from '#app/kits/foundation/banners/banner.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { BannerLine } from './admin-cta.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'

const states = {
  off: { tone: 'quiet', label: 'Off' },
  waiting: { tone: 'info', label: 'Not begun' },
  shown: { tone: 'success', label: 'Shown' },
  over: { tone: 'warning', label: 'Over' },
} as const satisfies Record<BannerState, { tone: BadgeTone; label: string }>

const columns: readonly DataColumn<BannerLine>[] = [
  {
    id: 'banner',
    head: 'Banner',
    cell: ({ id, text, linkLabel, link }) => (
      <Link to={to('admin-cta', null, { banner: id })} className="group grid min-h-6 max-w-[44ch] py-0.5">
        <span className="font-medium wrap-anywhere group-hover:underline">{text}</span>
        <span className="text-[0.8125rem] wrap-anywhere text-fg-muted">
          {linkLabel}: {link}
        </span>
      </Link>
    ),
  },
  {
    id: 'place',
    head: 'Where',
    onPhone: 'detail',
    cell: ({ place, brands, position }) => (
      <>
        {placeLabels[place]}
        <span className="block text-xs text-fg-subtle">
          {brands}, order {position}
        </span>
      </>
    ),
  },
  { id: 'days', head: 'When', onPhone: 'detail', cell: ({ days }) => days },
  {
    id: 'clicks',
    head: 'Clicks',
    isNumber: true,
    onPhone: 'end',
    unit: ({ clicks }) => (clicks === 1 ? 'click' : 'clicks'),
    cell: ({ clicks }) => clicks.toLocaleString('en'),
  },
  {
    id: 'state',
    head: 'State',
    onPhone: 'end',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  {
    id: 'act',
    head: 'Switch',
    onPhone: 'end',
    cell: ({ id, isActive, text }) => (
      <ActButton act="switch" fixed={{ banner: id }} label={isActive ? 'Switch off' : 'Switch on'} name={text} />
    ),
  },
]

/** Every banner with where and when it stands. */
export function BannersPage({ banners, answer }: { banners: readonly BannerLine[]; answer: AdminFormAnswer | null }) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Calls to action"
        lead="A line above the page, brand by brand. Each place shows one: the first in order that is switched on and within its days."
      >
        <ButtonLink to={to('admin-cta', null, { banner: 'new' })}>
          <Icon name="plus" size={18} />
          New banner
        </ButtonLink>
      </AdminHead>
      <AdminFormProblem answer={answer} />
      <DataTable
        caption="Banners"
        columns={columns}
        rows={banners}
        keyOf={({ id }) => id}
        className="mt-8"
        empty={
          <EmptyState
            pose="paint"
            title="No banner yet"
            action={
              <ButtonLink to={to('admin-cta', null, { banner: 'new' })} variant="soft">
                Write the first one
              </ButtonLink>
            }
          >
            It is kept switched off until you switch it on.
          </EmptyState>
        }
      />
      <p className="mt-5 max-w-[var(--reading)] text-[0.8125rem] text-fg-muted">
        Clicks are counted one by one, by day, without a mark on anybody; programs are left out. How often a banner was
        seen is not counted: pages kept for guests are sent again without asking.
      </p>
    </div>
  )
}
