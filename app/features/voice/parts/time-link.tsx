import type { MouseEvent } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'

type Props = {
  seconds: number
  /** The address of the sound or video; null where there is none to play. */
  href: ((seconds: number) => string) | null
  onSeek?: ((seconds: number) => void) | undefined
}

/** A second to play from. Without JavaScript the sound itself opens there. */
export function TimeLink({ seconds, href, onSeek }: Props) {
  const said = toShortClock(seconds)
  if (!href) return <span className="text-xs text-fg-subtle tabular-nums">{said}</span>
  const press = (event: MouseEvent) => {
    if (!onSeek || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSeek(seconds)
  }
  const isAway = href(0).startsWith('http')
  return (
    <a
      href={href(seconds)}
      onClick={press}
      {...(isAway && !onSeek && { rel: 'noreferrer', target: '_blank' })}
      className="link inline-flex min-h-6 items-center text-xs tabular-nums"
      aria-label={`Play from ${said}`}
    >
      {said}
    </a>
  )
}
