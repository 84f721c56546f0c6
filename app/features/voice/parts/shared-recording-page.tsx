import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import type { SharedRecording } from '../sharing/shared-recording.server.ts'
import { PIECES_ON_PAGE } from '../voice.limits.ts'
import { PieceList } from './piece-list.tsx'
import { Player } from './player.tsx'
import { toSound } from './recording-page.tsx'
import { ExportLinks } from './take-parts.tsx'
import { TimeLink } from './time-link.tsx'
import { usePlayer } from './use-player.ts'

/** A transcript that somebody showed by a link, with its sound where they allowed it. */
export function SharedRecordingPage({ view }: { view: SharedRecording }) {
  const { id, share, title, hasSound, video, engines, chapters, pieces, total, from, notes } = view
  const player = usePlayer(pieces, 0)
  const sound = toSound(id, { share })
  const href = hasSound
    ? (seconds: number) => `${sound}#t=${Math.floor(seconds)}`
    : video
      ? (seconds: number) => `${video.url}&t=${Math.floor(seconds)}s`
      : null
  const onSeek = hasSound ? (seconds: number) => player.seek(seconds, true) : undefined
  const at = (query: Record<string, string | number | null>) => to('transcript-shared', { shareableId: share }, query)
  return (
    <article
      className="page grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <header>
        <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="mt-2 text-[0.8125rem] text-fg-muted tabular-nums">
          {[toShortClock(view.seconds), engines.length > 0 ? `written down by ${engines.join(', ')}` : 'captions'].join(
            ', ',
          )}
          {video ? (
            <>
              {', '}
              <a href={video.url} rel="noreferrer" className="link">
                the video
              </a>
            </>
          ) : null}
        </p>
        {notes.length > 0 ? <p className="mt-1 text-xs text-fg-subtle wrap-anywhere">{notes.join(' ')}</p> : null}
      </header>
      {hasSound ? <Player player={player} src={sound} title={title} seconds={view.seconds} peaks={view.peaks} /> : null}
      <SharedSummaries view={view} href={href} onSeek={onSeek} />
      {chapters.length > 1 ? (
        <nav aria-label="Chapters" className="flex flex-wrap gap-x-5 gap-y-1">
          {chapters.map(({ startS, title: name }) => (
            <span key={startS} className="inline-flex items-baseline gap-1.5 text-[0.8125rem]">
              <TimeLink seconds={startS} href={href} onSeek={onSeek} />
              <span className="text-fg-muted">{name}</span>
            </span>
          ))}
        </nav>
      ) : null}
      <SharedSearch view={view} href={href} onSeek={onSeek} />
      <PieceList pieces={pieces} href={href} onSeek={onSeek} nowS={player.nowS} label="Transcript" />
      {total > PIECES_ON_PAGE ? (
        <nav aria-label="Pages of the transcript" className="flex flex-wrap items-center gap-3">
          {from > 0 ? (
            <ButtonLink to={at({ from: from - PIECES_ON_PAGE })} variant="plain" size="sm">
              <Icon name="arrow-left" size={16} /> Before
            </ButtonLink>
          ) : null}
          {from + PIECES_ON_PAGE < total ? (
            <ButtonLink to={at({ from: from + PIECES_ON_PAGE })} variant="plain" size="sm">
              After <Icon name="arrow-right" size={16} />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
      <section aria-labelledby="take">
        <h2 id="take" className="heading-small">
          Take it away
        </h2>
        <ExportLinks id={id} share={share} />
      </section>
    </article>
  )
}

type Playable = {
  view: SharedRecording
  href: ((seconds: number) => string) | null
  onSeek: ((seconds: number) => void) | undefined
}

function SharedSummaries({ view: { summaries }, href, onSeek }: Playable) {
  return (
    <>
      {summaries.map(({ fromS, toS, text, engine, quotes }) => (
        <section key={`${fromS}-${toS}`} aria-label="Summary" className="rounded-card bg-sunken p-4">
          <p className="text-[0.8125rem] text-fg-muted">
            Summary of {toShortClock(fromS)} to {toShortClock(toS)}, by {engine}
          </p>
          {quotes.length > 0 ? (
            <ul className="mt-2 grid gap-1.5">
              {quotes.map((quote, n) => (
                <li key={n} className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-2">
                  <TimeLink seconds={quote.startS} href={href} onSeek={onSeek} />
                  <span className="wrap-anywhere">{quote.text}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
          )}
        </section>
      ))}
    </>
  )
}

function SharedSearch({ view: { find, found }, href, onSeek }: Playable) {
  return (
    <>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
        <Field label="Search what was said" className="min-w-0 flex-[1_1_14rem]">
          <TextInput type="search" maxLength={200} name="find" defaultValue={find} autoComplete="off" />
        </Field>
        <Button type="submit" variant="plain">
          Search
        </Button>
      </Form>
      {find ? (
        <section aria-label="Found" className="rounded-card bg-sunken p-4">
          <p role="status" className="text-[0.8125rem] text-fg-muted">
            {found.length === 0
              ? `Nobody says “${find}” here.`
              : `${found.length} ${found.length === 1 ? 'place' : 'places'} with “${find}”`}
          </p>
          {found.length > 0 ? <PieceList pieces={found} href={href} onSeek={onSeek} label="Places found" /> : null}
        </section>
      ) : null}
    </>
  )
}
