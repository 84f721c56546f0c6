import { useRef } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'

type Props = {
  src: string
  chapters: string
  title: string
  tracks: readonly { title: string; fromS: number; why: string | null }[]
}

/** A mix with the list of its tracks, each of which begins there when it is pressed. */
export function MixPlayer({ src, chapters, title, tracks }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const hasScript = useHasScript()
  const go = (second: number) => {
    if (!audio.current) return
    audio.current.currentTime = second
    void audio.current.play().catch(() => undefined)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- music without words to caption; its tracks are chapters */}
      <audio ref={audio} src={src} controls preload="metadata" aria-label={title} className="w-full">
        <track kind="chapters" src={chapters} srcLang="en" label="Tracks" />
      </audio>
      <ol className="border-b border-line">
        {tracks.map(({ title: name, fromS, why }, n) => (
          <li key={n} className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5">
            {hasScript ? (
              <button
                type="button"
                onClick={() => go(fromS)}
                className="link justify-self-start text-[0.8125rem] tabular-nums"
                aria-label={`Play from ${toShortClock(fromS)}: ${name}`}
              >
                {toShortClock(fromS)}
              </button>
            ) : (
              <span className="text-[0.8125rem] text-fg-subtle tabular-nums">{toShortClock(fromS)}</span>
            )}
            <span className="min-w-0">
              <bdi className="font-strong wrap-anywhere">{name}</bdi>
              {why ? <span className="block text-[0.8125rem] text-fg-muted wrap-anywhere">{why}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
