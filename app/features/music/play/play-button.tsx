import { useEffect, useRef, useState } from 'react'
import type { Lane } from '#app/engines/music/song/song.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'

type Props = {
  text: string
  pattern: string | null
  label: string
  readLanes?: () => Lane[] | null
  onStep?: (step: number | null) => void
}

const NOTHING = () => null
const NO_SOUND = 'This browser makes no sound of its own. Play the song into a file instead, on the page “Sound”.'

/** Plays in the browser; what makes the sound is loaded with the first press. Not there without scripts. */
export function PlayButton({ text, pattern, label, readLanes = NOTHING, onStep = NOTHING }: Props) {
  const hasScript = useHasScript()
  const player = useRef<{ stop: () => void } | null>(null)
  const [state, setState] = useState<'still' | 'loading' | 'playing' | 'silent'>('still')
  useEffect(() => () => player.current?.stop(), [])
  if (!hasScript) return null
  const toggle = async () => {
    if (player.current) {
      player.current.stop()
      player.current = null
      return setState('still')
    }
    setState('loading')
    try {
      const { startPlayer } = await import('./live-player.ts')
      const onEnd = () => {
        player.current = null
        setState('still')
      }
      player.current = startPlayer({ text, pattern, readLanes, onStep, onEnd })
      setState('playing')
    } catch {
      setState('silent')
    }
  }
  const isPlaying = state === 'playing'
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button type="button" variant="soft" aria-pressed={isPlaying} onClick={() => void toggle()}>
        <Icon name={isPlaying ? 'stop' : 'play'} size={17} /> {isPlaying ? 'Stop' : label}
      </Button>
      <span role="status" className="text-sm text-fg-muted">
        {state === 'silent' ? NO_SOUND : ''}
      </span>
    </span>
  )
}
