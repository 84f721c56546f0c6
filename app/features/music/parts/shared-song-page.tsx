import { to } from '#app/catalogue/to.ts'
import { findInstrument } from '#app/engines/music/song/instruments.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SharedSong } from '../sharing/shared-song.server.ts'
import { toSongFile } from './song-links.ts'
import { toFactWords } from './song-words.ts'
import { FileLink } from './sound-part.tsx'

const FILES = [
  ['mp3', 'MP3'],
  ['wav', 'WAV'],
  ['midi', 'MIDI'],
  ['musicxml', 'MusicXML'],
  ['txt', 'Text'],
] as const

type Props = { view: SharedSong; problem: FormProblem | null }

/** A song somebody shows: to hear, to read, to take away, to go on with. */
export function SharedSongPage({ view, problem }: Props) {
  const { share, id, title, by, facts, tracks, sound, mark, text, parent } = view
  return (
    <article
      className="page grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <div>
        <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="mt-1 text-fg-muted wrap-anywhere">
          {by ? (
            <>
              {'By '}
              <a href={to('profile', { handle: by.handle })} className="link" dir="auto">
                {by.name}
              </a>
              {'. '}
            </>
          ) : null}
          {`${toFactWords(facts)}. `}
          {parent ? (
            <>
              {'A remix of '}
              {parent.href ? (
                <a href={parent.href} className="link" dir="auto">
                  {parent.title}
                </a>
              ) : (
                <span dir="auto">{parent.title}</span>
              )}
              .
            </>
          ) : null}
        </p>
      </div>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- instruments alone, nobody speaks */}
      <audio
        controls
        preload="metadata"
        src={toSongFile(id, { share, v: mark })}
        aria-label={title}
        className="w-full"
      />
      <p className="text-sm text-fg-muted">
        {`Played by the built-in synthesis: ${tracks.map(({ name, instrument }) => `${name} (${findInstrument(instrument)?.label.toLowerCase() ?? instrument})`).join(', ')}. No recordings were used.`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {FILES.map(([as, label]) => (
          <FileLink key={as} id={id} as={as} label={label} query={{ share }} />
        ))}
      </ul>
      <GoOn view={view} problem={problem} />
      <details>
        <summary className="cursor-pointer py-1 heading-small">The text of the song</summary>
        <div
          className="mt-3 overflow-x-auto rounded-[13px] bg-sunken p-3"
          role="region"
          aria-label="Text of the song"
          tabIndex={0}
        >
          <pre className="font-mono text-xs">{text}</pre>
        </div>
        <p className="mt-2 font-mono text-xs wrap-anywhere text-fg-subtle">{`SHA-256 of its WAV: ${sound.sha256}`}</p>
      </details>
      <ReportForm target={share} problem={problem} action={to('music-shared', { id: share })} />
    </article>
  )
}

function GoOn({ view: { share, recipe, remixes, remixCount }, problem }: Props) {
  return (
    <section aria-labelledby="remix-title" className="grid gap-3">
      <h2 id="remix-title" className="heading-small">
        Go on with it
      </h2>
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      <div className="flex flex-wrap items-center gap-4">
        <KeyedForm name="remix-song" action={to('music-shared', { id: share })}>
          <input type="hidden" name="act" value="remix" />
          <Button type="submit">
            <Icon name="copy" size={17} /> Remix it
          </Button>
        </KeyedForm>
        {recipe ? (
          <a href={recipe} className="link">
            The recipe, to make the same anew
          </a>
        ) : null}
      </div>
      {remixCount > 0 ? (
        <p className="text-sm text-fg-muted">
          {`Remixed ${remixCount === 1 ? 'once' : `${remixCount} times`}${remixes.length > 0 ? ': ' : '.'}`}
          {remixes.map(({ title: name, href }, n) => (
            <span key={href}>
              {n > 0 ? ', ' : ''}
              <a href={href} className="link" dir="auto">
                {name}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}
