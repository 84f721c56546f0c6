import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { SharedFilm } from '../sharing/shared-film.server.ts'
import { toFilmAddress } from './film-links.ts'
import { FilmPlayer } from './film-player.tsx'

/** A film somebody showed by a link: to see, to read, to take away. */
export function SharedFilmPage({ view, problem }: { view: SharedFilm; problem: FormProblem | null }) {
  const { share, id, title, shape, captions, label, lengthS, scenes, credits, mark } = view
  const query = { share, v: mark }
  return (
    <article
      className="page grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <FilmPlayer id={id} title={title} shape={shape} captions={captions} query={query} />
      <p className="text-fg-muted">{`${label} ${toShortClock(lengthS)}.`}</p>
      {credits.length > 0 ? (
        <p className="text-sm text-fg-muted wrap-anywhere">{`Pictures: ${credits.join('; ')}`}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {[
          ['', 'Download'],
          ['vtt', 'Captions'],
          ['txt', 'Transcript'],
        ].map(([as, words]) => (
          <a
            key={as}
            href={toFilmAddress('file', id, { share, as: as ?? '', download: '1' })}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> {words}
          </a>
        ))}
      </div>
      <section aria-labelledby="transcript-title" className="max-w-[60ch]">
        <h2 id="transcript-title" className="heading-small">
          Transcript
        </h2>
        <ol className="mt-3 grid gap-3">
          {scenes.map(({ id: scene, startS, words, speaker, description, chapter }) => (
            <li key={scene} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
              <span className="text-[0.8125rem] text-fg-subtle tabular-nums">{toShortClock(startS)}</span>
              <div className="min-w-0" dir="auto">
                {chapter ? <p className="font-strong wrap-anywhere">{chapter}</p> : null}
                {words ? (
                  <p className="wrap-anywhere">
                    {speaker ? <b>{`${speaker}: `}</b> : null}
                    {words}
                  </p>
                ) : null}
                <p className="text-[0.8125rem] text-fg-muted wrap-anywhere">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <ReportForm target={share} problem={problem} action={to('video-shared', { id: share })} />
    </article>
  )
}
