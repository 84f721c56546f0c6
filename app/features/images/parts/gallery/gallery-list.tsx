import { Form, Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { Card, GalleryView, Tab } from '../../gallery/gallery-view.server.ts'
import { toPictureFile } from '../../keeping/picture-address.ts'
import { GalleryReports } from './gallery-reports.tsx'
import { LikeForm } from './like-form.tsx'

/** What members chose to show. */
export function GalleryList({ view }: { view: GalleryView }) {
  const { tab, filter, pictures, next, isFirst, isAdmin } = view
  const toTab = (sort: Tab) => to('gallery', null, { ...filter, sort: sort === 'newest' ? null : sort })
  const tabs: { sort: Tab; label: string }[] = [
    { sort: 'newest', label: 'Newest' },
    { sort: 'liked', label: 'Most liked this week' },
    ...(isAdmin ? [{ sort: 'reports' as const, label: 'Reports' }] : []),
  ]
  const sort = tab === 'newest' ? null : tab
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Gallery</h1>
          <p className="lead mt-1 max-w-[40em]">
            Pictures that members made here and chose to show, with what may be done with them.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('image-studio')} size="sm">
            <Icon name="sparkles" size={16} /> Make one
          </ButtonLink>
          <a href={endpoints['images/gallery-feed']} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
            Feed
          </a>
        </div>
      </div>
      <div className="no-scrollbar -mx-1 mt-6 overflow-x-auto px-1">
        <SegmentedTabs
          label="Which pictures"
          tabs={tabs.map((one) => ({ label: one.label, to: toTab(one.sort), isChosen: one.sort === tab }))}
        />
      </div>
      {tab === 'reports' ? (
        <GalleryReports reports={view.reports} />
      ) : (
        <>
          <Filter view={view} sort={sort} />
          {pictures.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <ul className="mt-6 columns-2 gap-3.5 md:columns-3 xl:columns-4">
              {pictures.map((card) => (
                <GalleryCard key={card.id} card={card} action={to('gallery', null, { ...filter, sort })} />
              ))}
            </ul>
          )}
          <nav aria-label="More pictures" className="mt-6 flex gap-3">
            {isFirst ? null : (
              <ButtonLink to={to('gallery', null, { ...filter, sort })} variant="plain">
                <Icon name="arrow-left" size={16} /> From the top
              </ButtonLink>
            )}
            {next ? (
              <ButtonLink to={to('gallery', null, { ...filter, sort, after: next })} variant="plain">
                More <Icon name="arrow-right" size={16} />
              </ButtonLink>
            ) : null}
          </nav>
        </>
      )}
    </div>
  )
}

function Filter({ view: { filter, styles, colours }, sort }: { view: GalleryView; sort: string | null }) {
  if (styles.length === 0) return null
  return (
    <Form method="get" className="mt-5 flex flex-wrap items-end gap-3">
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      {filter.by ? <input type="hidden" name="by" value={filter.by} /> : null}
      <Field label="Style" className="min-w-0 flex-[0_1_13rem]">
        <Select name="style" defaultValue={filter.style}>
          <option value="">Any</option>
          {styles.map(({ value, label, count }) => (
            <option key={value} value={value}>{`${label} (${count})`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Main colour" className="min-w-0 flex-[0_1_13rem]">
        <Select name="colour" defaultValue={filter.colour}>
          <option value="">Any</option>
          {colours.map(({ value, count }) => (
            <option key={value} value={value}>{`${value} (${count})`}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        Show
      </Button>
    </Form>
  )
}

function GalleryCard({ card, action }: { card: Card; action: string }) {
  const { id, title, alt, width, height, maker } = card
  return (
    <li id={`picture-${id}`} className="mb-5 scroll-mt-24 break-inside-avoid">
      <Link to={to('gallery', null, { picture: id })} className="group block">
        <img
          src={toPictureFile({ id, width: 640 })}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="picture-tile"
        />
        <span className="block px-1 pt-2 leading-[1.125rem] font-medium wrap-anywhere group-hover:underline" dir="auto">
          <span className="line-clamp-2">{title}</span>
        </span>
      </Link>
      <div className="flex items-center justify-between gap-2 px-1">
        <small className="min-w-0 truncate text-xs text-fg-subtle">{`by ${maker}`}</small>
        <LikeForm card={card} action={action} />
      </div>
    </li>
  )
}

function Nothing({ view: { tab, filter } }: { view: GalleryView }) {
  const isFiltered = Boolean(filter.style || filter.colour || filter.by)
  return (
    <EmptyState
      title={
        isFiltered ? 'Nothing of that kind' : tab === 'liked' ? 'Nothing was liked this week' : 'Nothing is shown yet'
      }
      className="mt-6 rounded-card bg-sunken"
      action={
        <ButtonLink to={isFiltered || tab === 'liked' ? to('gallery') : to('image-studio')} variant="plain">
          {isFiltered || tab === 'liked' ? 'Show all' : 'Make the first'}
        </ButtonLink>
      }
    >
      {isFiltered ? 'Try another style or colour.' : 'What members publish from the image studio appears here.'}
    </EmptyState>
  )
}
