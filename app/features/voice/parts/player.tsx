import { useId, type KeyboardEvent } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { toTable } from '#app/platform/table.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { Player as PlayerOf } from './use-player.ts'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3]
const STEP_S = 10

type Props = {
  player: PlayerOf
  src: string
  title: string
  seconds: number
  peaks: readonly number[]
  marks?: readonly { id: string; atS: number }[]
  onMark?: () => void
}

/** The sound with its waveform. The browser's own controls are always there; the rest comes with JavaScript. */
export function Player({ player, src, title, seconds, peaks, marks = [], onMark }: Props) {
  const hasScript = useHasScript()
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || /^(?:SELECT|TEXTAREA|AUDIO|BUTTON|A)$/.test(target.tagName))
      return
    const isBox = target.tagName === 'INPUT' && (target as HTMLInputElement).type === 'checkbox'
    const acts = toTable<() => void>({
      ...(isBox ? {} : { ' ': player.toggle }),
      k: player.toggle,
      j: () => player.seek(player.nowS - STEP_S),
      l: () => player.seek(player.nowS + STEP_S),
      m: () => onMark?.(),
    })
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the slider and the controls inside
    <section
      aria-label="Player"
      onKeyDown={press}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-4 shadow-sm sm:p-5"
    >
      {peaks.length > 0 ? <Waveform {...{ player, seconds, peaks, marks, hasScript }} /> : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the words stand beside it as text */}
      <audio ref={player.audio} src={src} controls preload="metadata" aria-label={title} className="w-full" />
      {hasScript ? (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <Field label="Speed" className="w-28">
            <Select defaultValue="1" onChange={(event) => player.setSpeed(Number(event.target.value))}>
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}×
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox label="Skip silence" onChange={(event) => player.setSkipping(event.target.checked)} />
          <p className="pb-3 text-xs text-fg-subtle">
            On the waveform: Space plays, J and L go {STEP_S} seconds{onMark ? ', M marks the moment' : ''}.
          </p>
        </div>
      ) : null}
    </section>
  )
}

const HEIGHT = 48

type WaveProps = Pick<Props, 'player' | 'seconds' | 'peaks'> & {
  marks: NonNullable<Props['marks']>
  hasScript: boolean
}

function Waveform({ player, seconds, peaks, marks, hasScript }: WaveProps) {
  const clip = useId()
  const path = peaks
    .map((peak, n) => {
      const half = Math.max(0.75, (peak / 100) * (HEIGHT / 2))
      return `M${n + 0.5} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
  const share = seconds > 0 ? Math.min(1, player.nowS / seconds) : 0
  const said = `${toShortClock(player.nowS)} of ${toShortClock(seconds)}`
  return (
    <div className="relative rounded-[10px] has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <svg
        viewBox={`0 0 ${peaks.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-14 w-full"
        aria-hidden="true"
      >
        <clipPath id={clip}>
          <rect x="0" y="0" width={share * peaks.length} height={HEIGHT} />
        </clipPath>
        <path d={path} className="stroke-fg-subtle/60" strokeWidth="0.7" fill="none" />
        <path d={path} className="stroke-accent" strokeWidth="0.7" fill="none" clipPath={`url(#${clip})`} />
        {marks.map(({ id, atS }) => (
          <path
            key={id}
            d={`M${seconds > 0 ? (atS / seconds) * peaks.length : 0} 0V${HEIGHT}`}
            className="stroke-warning-text"
            strokeWidth="1"
          />
        ))}
      </svg>
      {hasScript ? (
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(seconds))}
          step={1}
          value={Math.floor(player.nowS)}
          onChange={(event) => player.seek(event.target.valueAsNumber)}
          aria-label="Position"
          aria-valuetext={said}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      ) : null}
      {hasScript ? <p className="mt-1 text-xs text-fg-subtle tabular-nums">{said}</p> : null}
    </div>
  )
}
