import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import type { RadioTrack } from '../radio/radio.server.ts'
import { createRadioPlayer, type RadioPlayer, type RadioState } from './radio-player.ts'

const NO_SOUND = 'This browser has no sound for pages. Each track of the list can be opened and heard by itself.'

/** The radio as it plays in the page; it goes on while the page is in the background. */
export function LiveRadio({ items, more }: { items: readonly RadioTrack[]; more: string }) {
  const player = useRef<RadioPlayer | null>(null)
  const [state, tell] = useState<RadioState>({ current: null, next: null, fault: null, isPaused: false })
  useEffect(() => {
    try {
      player.current = createRadioPlayer({
        first: items,
        tell,
        async more(place) {
          const answer = await fetch(more + place)
          if (!answer.ok) throw new Error('The next tracks could not be asked for.')
          return ((await answer.json()) as { items: RadioTrack[] }).items
        },
      })
    } catch {
      tell({ current: null, next: null, fault: NO_SOUND, isPaused: false })
    }
    return () => player.current?.close()
  }, [items, more])
  const { current, next, fault, isPaused } = state
  return (
    <section aria-label="Radio" className="grid gap-3 rounded-card bg-surface p-4 shadow-sm sm:p-5">
      <p role="status" className="wrap-anywhere">
        {current ? (
          <>
            Playing <b>{current.title}</b>. <span className="text-fg-muted">{current.why}</span>
          </>
        ) : (
          (fault ?? 'Loading the first track …')
        )}
      </p>
      {current && next ? <p className="text-sm text-fg-muted wrap-anywhere">{`Next: ${next.title}.`}</p> : null}
      {current && fault ? <p className="text-sm text-danger-text wrap-anywhere">{fault}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => player.current?.toggle()}>
          <Icon name={isPaused ? 'play' : 'pause'} size={16} /> {isPaused ? 'Play' : 'Pause'}
        </Button>
        <Button size="sm" variant="plain" onClick={() => player.current?.skip()}>
          <Icon name="arrow-right" size={16} /> Fade to the next
        </Button>
      </div>
    </section>
  )
}
