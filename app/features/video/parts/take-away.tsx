import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { toFilmAddress } from './film-links.ts'

type Props = { id: string; film: object | null; query: Readonly<Record<string, string | null>> }

const FILES = [
  ['vtt', 'Captions, WebVTT'],
  ['srt', 'Captions, SRT'],
  ['txt', 'Transcript'],
  ['descriptions', 'Audio description, WebVTT'],
  ['chapters', 'Chapters, WebVTT'],
  ['edl', 'Edit list, EDL'],
  ['csv', 'Edit list, CSV'],
] as const
const WHOLES = [
  ['jpg', 'Cover'],
  ['html', 'A page that moves'],
  ['pdf', 'Slides, PDF'],
  ['zip', 'Pictures and sound, ZIP'],
] as const

/** Everything of a film but the video itself; those that need no ffmpeg are always there. */
export function TakeAway({ id, film, query }: Props) {
  const link = ([as, label]: readonly [string, string]) => (
    <li key={as}>
      <a
        href={toFilmAddress('file', id, { as, ...query, download: '1' })}
        download
        className={toButtonClass({ variant: 'plain', size: 'sm' })}
      >
        <Icon name="download" size={16} /> {label}
      </a>
    </li>
  )
  return (
    <section aria-labelledby="take-title" className="grid gap-3">
      <h2 id="take-title" className="heading-small">
        Take away
      </h2>
      <ul className="flex flex-wrap gap-2">{WHOLES.map(link)}</ul>
      <ul className="flex flex-wrap gap-2">{FILES.map(link)}</ul>
      {film ? null : (
        <p className="text-xs text-fg-subtle">
          Until the film is made, times are estimated from the length of the words.
        </p>
      )}
    </section>
  )
}
