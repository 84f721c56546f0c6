import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import type { BriefView } from '../content-view.server.ts'

type Props = { brief: string; versions: NonNullable<BriefView['versions']> }

/** What a piece said before, to bring it back. */
export const VersionsPart = ({ brief, versions: { piece, label, list } }: Props) => (
  <section aria-labelledby="versions-title" className="max-w-[48rem]">
    <BackLink to={to('v2-content-creation-studio', null, { brief, part: 'pieces' })}>All pieces</BackLink>
    <h2 id="versions-title" className="heading-section mt-1">{`What “${label}” said before`}</h2>
    {list.length === 0 ? <p className="mt-3 text-fg-muted">It was not changed since it was made.</p> : null}
    <ol className="mt-3">
      {list.map(({ id, text, by, at }) => (
        <li key={id} className="border-t border-line py-4">
          <p className="text-sm text-fg-muted">
            <time dateTime={new Date(at).toISOString()}>
              {`Until ${toShortDay(new Date(at))}, ${toClockWords(new Date(at))} UTC`}
            </time>
            {`, ${by === null ? 'made by rules' : by === 'you' ? 'changed by you' : by}`}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {text}
          </p>
          <div className="mt-3">
            <ActForm
              name="do"
              act="restore"
              fields={{ brief, piece, version: id }}
              action={to('v2-content-creation-studio', null, { brief, part: 'pieces' })}
            >
              Bring it back
            </ActForm>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
