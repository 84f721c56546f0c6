import { to } from '#app/catalogue/to.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import type { FilmView } from '../work/studio-view.server.ts'

type Props = { view: FilmView; versions: NonNullable<FilmView['versions']> }

/** Every storyboard the film had, to bring one back. */
export const VersionsPart = ({ view: { id, key, version }, versions }: Props) => (
  <ol className="max-w-[44rem] border-b border-line">
    {versions.map(({ number, why, createdAt }) => (
      <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-strong wrap-anywhere">{`Version ${number}: ${why}`}</span>
          <span className="block text-xs text-fg-subtle">
            <time dateTime={createdAt.toISOString()}>{`${toShortDay(createdAt)}, ${toClockWords(createdAt)} UTC`}</time>
          </span>
        </p>
        {number === version ? (
          <span className="text-sm text-fg-muted">the current one</span>
        ) : (
          <ActForm
            name="do"
            act="version"
            fields={{ film: id, version: number }}
            about={`version ${number}`}
            action={to('video-studio', null, { film: id, part: 'versions', key })}
          >
            Bring it back
          </ActForm>
        )}
      </li>
    ))}
  </ol>
)
