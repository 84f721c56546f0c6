import { useEffect, useRef } from 'react'
import type { ShownPiece } from '../recordings/recording-view.server.ts'
import { TimeLink } from './time-link.tsx'

type Props = {
  pieces: readonly ShownPiece[]
  href: ((seconds: number) => string) | null
  nowS?: number
  onSeek?: ((seconds: number) => void) | undefined
  follows?: boolean
  label: string
}

/** What was said, piece by piece; the one that is heard is marked, words heard with doubt are underlined. */
export function PieceList({ pieces, href, nowS = -1, onSeek, follows = false, label }: Props) {
  const current = useRef<HTMLLIElement>(null)
  const now = onSeek ? pieces.findLast(({ startS }) => startS <= nowS)?.n : undefined
  const shown = useRef(now)
  useEffect(() => {
    // Where the sound stood when the page came is no reason to move it.
    if (!follows || now === undefined || now === shown.current) return
    shown.current = now
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    current.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [now, follows])
  return (
    <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)]" dir="auto">
      {pieces.map((piece, n) => {
        const isNow = piece.n === now
        const isNewSpeaker = piece.speaker !== null && piece.speaker !== pieces[n - 1]?.speaker
        return (
          <li
            key={piece.n}
            ref={isNow ? current : undefined}
            aria-current={isNow ? 'true' : undefined}
            className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-sm px-2 py-1 aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-soft-fg"
          >
            <TimeLink seconds={piece.startS} href={href} onSeek={onSeek} />
            <p className="leading-relaxed wrap-anywhere" dir="auto">
              {isNewSpeaker ? <b className="font-strong">{piece.speaker}: </b> : null}
              {piece.stretches.map(({ text, isDoubtful }, at) => (
                <span key={at}>
                  {at > 0 ? ' ' : ''}
                  {isDoubtful ? (
                    <span
                      data-doubt=""
                      className="underline decoration-warning-text decoration-dotted decoration-2 underline-offset-4"
                    >
                      {text}
                    </span>
                  ) : (
                    text
                  )}
                </span>
              ))}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
