import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { UnderWay } from '#app/kits/foundation/live/under-way.tsx'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FilmView } from '../work/studio-view.server.ts'
import { toFilmAddress, toFilmPart } from './film-links.ts'
import { FilmPlayer } from './film-player.tsx'
import { TakeAway } from './take-away.tsx'

/** The video file: made, under way, or finished, with everything to take away. */
export function MadePart({ view, problem }: { view: FilmView; problem: FormProblem | null }) {
  const { id, key, render, canFilm, price, size } = view
  const { film } = render
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {render.isUnderWay ? (
        <UnderWay
          progress={view.render.progress}
          note={view.render.note}
          page={toFilmPart(view.id, view.key)('film')}
          fields={{ film: view.id }}
          isStill={view.isStill}
        />
      ) : null}
      {render.failure ? (
        <p className="flex items-start gap-2 text-danger-text">
          <Icon name="alert" size={18} className="mt-0.5 flex-none" />
          {render.failure}
        </p>
      ) : null}
      {film ? <Made view={view} /> : null}
      {canFilm && !render.isUnderWay ? (
        <KeyedForm
          name="make-film"
          action={to('video-studio', null, { film: id, part: 'film', key })}
          className="grid gap-2"
        >
          <input type="hidden" name="do" value="render" />
          <input type="hidden" name="film" value={id} />
          {problem?.errors['render'] ? <FieldError>{problem.errors['render']}</FieldError> : null}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" variant={film && !film.isOld ? 'plain' : 'accent'} size="lg">
              <Icon name="clapperboard" size={18} /> {film ? 'Make it again' : 'Make the film'}
            </Button>
            <p className="min-w-0 flex-[1_1_16rem] text-[0.8125rem] text-fg-muted">
              {`${size.width} × ${size.height}, 25 pictures a second, MP4. Costs: ${price}. Scenes that did not change are taken as they are. It counts as one run of today.`}
            </p>
          </div>
        </KeyedForm>
      ) : null}
      {canFilm ? null : (
        <p className="max-w-[48rem] text-fg-muted">
          ffmpeg is not on this server, so no video file can be made here. Everything else can be taken away.
        </p>
      )}
      <TakeAway id={id} film={film} query={{ key }} />
    </div>
  )
}

function Made({ view: { id, key, title, render, shape } }: { view: FilmView }) {
  const film = render.film!
  return (
    <section aria-labelledby="made-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="made-title" className="heading-section">
        The film
      </h2>
      {film.isOld ? (
        <p className="text-fg-muted">{`This is how version ${film.version} looked. The storyboard was changed since.`}</p>
      ) : null}
      <FilmPlayer id={id} title={title} shape={shape} captions={film.captions} query={{ key, v: film.mark }} />
      <p className="text-sm text-fg-muted">
        {`${film.label} ${toShortClock(film.lengthS)}, ${film.size.width} × ${film.size.height}, ${toSizeWords(film.bytes)}. ` +
          `${film.reused} of ${film.scenes} scenes were taken as they were. ` +
          `Made in ${toSpanWords(film.tookMs)} by ${film.engines.join(', ') || 'the film maker'}. Cost: ${film.price}.`}
      </p>
      {film.notes.length > 0 ? (
        <ul className="grid list-disc gap-1 ps-5 text-sm text-fg-muted">
          {film.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <p>
        <a
          href={toFilmAddress('file', id, { key, download: '1' })}
          download
          className="link inline-flex items-center gap-1.5"
        >
          <Icon name="download" size={16} /> Download the MP4
        </a>
      </p>
    </section>
  )
}
