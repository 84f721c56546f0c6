import { UnderWay } from '#app/kits/foundation/live/under-way.tsx'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { DRAWN_BARS } from '../music.limits.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongFile, toSongPart } from './song-links.ts'
import { toClock } from './song-words.ts'

const FILES = [
  ['wav', 'WAV'],
  ['stems', 'Each track, ZIP'],
  ['midi', 'MIDI'],
  ['musicxml', 'MusicXML'],
  ['abc', 'ABC'],
  ['svg', 'Score, SVG'],
  ['txt', 'Text'],
] as const

/** The song as a file of sound, and everything else to take away. */
export function SoundPart({ view, problem }: { view: SongView; problem: FormProblem | null }) {
  const { id, key, render } = view
  const { sound } = render
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-8">
      {render.isUnderWay ? (
        <UnderWay
          progress={view.render.progress}
          note={view.render.note}
          page={toSongPart(view.id, view.key)('sound')}
          fields={{ song: view.id }}
          isStill={view.isStill}
        />
      ) : null}
      {render.failure ? (
        <p className="flex items-start gap-2 text-danger-text">
          <Icon name="alert" size={18} className="mt-0.5 flex-none" />
          {render.failure}
        </p>
      ) : null}
      {sound ? <Played view={view} /> : null}
      {render.isUnderWay ? null : (
        <KeyedForm name="play-song" again action={toSongPart(id, key)('sound')} className="grid gap-2">
          <input type="hidden" name="do" value="render" />
          <input type="hidden" name="song" value={id} />
          {problem?.errors['render'] ? <FieldError>{problem.errors['render']}</FieldError> : null}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" variant={sound && !sound.isOld ? 'plain' : 'accent'} size="lg">
              <Icon name="audio-lines" size={18} /> {sound ? 'Play it into a file again' : 'Play it into a file'}
            </Button>
            <p className="min-w-0 flex-[1_1_16rem] text-[0.8125rem] text-fg-muted">
              Free, on this server: no model, no recordings. It counts as one run of today.
            </p>
          </div>
        </KeyedForm>
      )}
      <section aria-labelledby="take-title" className="grid gap-3">
        <h2 id="take-title" className="heading-small">
          Take away
        </h2>
        <ul className="flex flex-wrap gap-2">
          {sound ? <FileLink id={id} as="mp3" label="MP3" query={{ key }} /> : null}
          {FILES.map(([as, label]) => (
            <FileLink key={as} id={id} as={as} label={label} query={{ key }} />
          ))}
        </ul>
        <p className="text-xs text-fg-subtle">
          {`WAV and tracks are played anew when you take them, which takes some seconds: the same text gives the same bytes. The score is drawn for ${DRAWN_BARS} bars at most, without drums; MusicXML and ABC hold all bars.`}
        </p>
      </section>
      <section aria-labelledby="score-title">
        <details>
          <summary id="score-title" className="cursor-pointer py-1 heading-small">
            The score
          </summary>
          {/* Black on white, as paper. */}
          <div className="mt-3 overflow-x-auto rounded-card bg-white p-3" role="region" aria-label="Score" tabIndex={0}>
            <img
              src={toSongFile(id, { as: 'svg', key, v: String(view.version) })}
              alt={`Score of ${view.title}`}
              loading="lazy"
              className="min-w-[40rem]"
            />
          </div>
        </details>
      </section>
    </div>
  )
}

type FileProps = { id: string; as: string; label: string; query: Record<string, string | null> }
export const FileLink = ({ id, as, label, query }: FileProps) => (
  <li>
    <a
      href={toSongFile(id, { as, ...query, download: '1' })}
      download
      className={toButtonClass({ variant: 'plain', size: 'sm' })}
    >
      <Icon name="download" size={16} /> {label}
    </a>
  </li>
)

function Played({ view: { id, key, title, render } }: { view: SongView }) {
  const sound = render.sound!
  return (
    <section aria-labelledby="played-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="played-title" className="heading-small">
        {sound.isOld ? `Version ${sound.version}, played` : 'As it is now, played'}
      </h2>
      {sound.isOld ? (
        <p className="text-fg-muted">The song was changed since. Play it into a file again to hear the change.</p>
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- instruments alone, nobody speaks */}
      <audio
        controls
        preload="metadata"
        src={toSongFile(id, { key, v: sound.mark })}
        aria-label={title}
        className="w-full max-w-[40rem]"
      />
      <p className="text-sm text-fg-muted tabular-nums">
        {`${toClock(sound.seconds)}, MP3 of ${toSizeWords(sound.bytes)}. Loudest point ${sound.peakDb} dB, loudness ${sound.loudnessDb} dB on average. Played in ${toSpanWords(sound.ms)} by the built-in synthesis.`}
      </p>
      <p className="font-mono text-xs wrap-anywhere text-fg-subtle">{`SHA-256 of the WAV: ${sound.sha256}`}</p>
    </section>
  )
}
