import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { TextLink } from './text-link.tsx'
import type { SongView } from '../work/studio-view.server.ts'
import { DiffLines } from './change-note.tsx'
import { toSongPart } from './song-links.ts'

type Props = { view: SongView; versions: NonNullable<SongView['versions']> }

/** Every text the song had, to compare with the one that stands and to bring back. */
export function VersionsPart({ view: { id, key, version, compared }, versions }: Props) {
  const toPart = toSongPart(id, key)
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
      {compared ? (
        <section aria-labelledby="compared-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="compared-title" className="heading-small">{`From version ${compared.number} to the current one`}</h2>
          <DiffLines lines={compared.lines} />
        </section>
      ) : null}
      <ol className="border-b border-line">
        {versions.map(({ number, why, createdAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <p className="min-w-0 flex-1 basis-56">
              <span className="font-strong wrap-anywhere">{`Version ${number}: ${why}`}</span>
              <span className="block text-xs text-fg-subtle">
                <time
                  dateTime={createdAt.toISOString()}
                >{`${toShortDay(createdAt)}, ${toClockWords(createdAt)} UTC`}</time>
              </span>
            </p>
            {number === version ? (
              <span className="text-sm text-fg-muted">the current one</span>
            ) : (
              <>
                <TextLink to={toPart('versions', { with: String(number) })} about={`version ${number}`}>
                  Compare
                </TextLink>
                <ActForm
                  name="do"
                  act="version"
                  fields={{ song: id, version: number }}
                  about={`version ${number}`}
                  action={toPart('versions')}
                >
                  Bring it back
                </ActForm>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
