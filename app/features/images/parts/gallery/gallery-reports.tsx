import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { toPictureFile } from '../../keeping/picture-address.ts'
import type { GalleryView } from '../../gallery/gallery-view.server.ts'

/** What members and guests reported, for the administrator to settle. */
export function GalleryReports({ reports }: { reports: GalleryView['reports'] }) {
  if (reports.length === 0)
    return (
      <EmptyState title="No open reports" className="mt-6 rounded-card bg-sunken">
        What people report about pictures appears here until you settle it.
      </EmptyState>
    )
  const action = to('gallery', null, { sort: 'reports' })
  return (
    <ul className="mt-6 border-b border-line">
      {reports.map(({ id, pictureId, title, alt, reason, words, at, isHidden, isPublished }) => (
        <li key={id} className="flex flex-wrap items-start gap-4 border-t border-line py-4">
          <a href={toPictureFile({ id: pictureId })} className="flex-none" aria-label={`Look at “${title}”`}>
            <img
              src={toPictureFile({ id: pictureId, width: 160 })}
              alt={alt}
              width={96}
              height={96}
              className="size-24 rounded-control object-cover"
            />
          </a>
          <div className="min-w-0 flex-[1_1_20rem]">
            <p className="font-medium wrap-anywhere">
              {title}{' '}
              {isHidden ? <Badge tone="danger">hidden</Badge> : isPublished ? null : <Badge>by link only</Badge>}
            </p>
            <p className="text-sm text-fg-muted">{alt}</p>
            <p className="mt-1 text-sm wrap-anywhere">{words ? `${reason}: ${words}` : reason}</p>
            <p className="text-xs text-fg-subtle">{toShortDay(new Date(at))}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ActForm
              name="do"
              act={isHidden ? 'show' : 'hide'}
              fields={{ picture: pictureId }}
              action={action}
              about={title}
            >
              {isHidden ? 'Show it again' : isPublished ? 'Hide it' : 'Take its links back'}
            </ActForm>
            <ActForm
              name="do"
              act="close"
              fields={{ picture: pictureId }}
              action={action}
              about={title}
              variant="ghost"
            >
              Settle
            </ActForm>
          </div>
        </li>
      ))}
    </ul>
  )
}
