import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import type { ListedTrackView } from '../work/dj-view.server.ts'
import { DeckPanel } from './deck-panel.tsx'
import { toKeyActs, KEYS } from './deck-keys.ts'
import { createSoundDesk, type FadeCurve, type SoundDesk } from './sound-desk.ts'

type Props = { tracks: readonly ListedTrackView[]; left: string; right: string }

const NO_SOUND =
  'This browser has no sound for pages, so the decks cannot play. Go back: both tracks can be heard there, and mixed by the server.'
const FADE_OVER_S = 8
const CURVES: readonly { value: FadeCurve; label: string }[] = [
  { value: 'even', label: 'Even: equally loud all the way' },
  { value: 'sharp', label: 'Sharp: both loud but at the ends' },
  { value: 'linear', label: 'Straight: softer in the middle' },
]

/** Two decks with a cross-fader, for hands, mouse and keyboard. */
export function TwoDecks({ tracks, left, right }: Props) {
  const [desk, setDesk] = useState<SoundDesk | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [fader, setFader] = useState(0.5)
  const [curve, setCurve] = useState<FadeCurve>('even')
  const peak = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let made: SoundDesk
    try {
      made = createSoundDesk()
    } catch {
      setFault(NO_SOUND)
      return
    }
    setDesk(made)
    made.fadeTo(0.5, 'even')
    const timer = setInterval(() => {
      if (peak.current && !document.hidden) peak.current.textContent = toPeakWords(made.readPeak())
    }, 250)
    return () => {
      clearInterval(timer)
      made.close()
    }
  }, [])
  const fade = (place: number, seconds?: number) => {
    const kept = Math.min(1, Math.max(0, place))
    setFader(kept)
    desk?.fadeTo(kept, curve, seconds)
  }
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (!desk || event.ctrlKey || event.metaKey || event.altKey || /^(?:SELECT|TEXTAREA)$/.test(target.tagName)) return
    const act = toKeyActs(box.current, (step) => fade(fader + step))[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (fault) return <p role="alert">{fault}</p>
  if (!desk) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the controls within, each of which works by itself
    <div ref={box} onKeyDown={press} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <DeckPanel side="left" desk={desk} tracks={tracks} first={left} />
        <DeckPanel side="right" desk={desk} tracks={tracks} first={right} />
      </div>
      <Fader
        {...{ fader, curve, peak, fade }}
        onCurve={(next) => {
          setCurve(next)
          desk.fadeTo(fader, next)
        }}
      />
      <KeyList />
    </div>
  )
}

type FaderProps = {
  fader: number
  curve: FadeCurve
  peak: RefObject<HTMLSpanElement>
  fade: (place: number, seconds?: number) => void
  onCurve: (curve: FadeCurve) => void
}

function Fader({ fader, curve, peak, fade, onCurve }: FaderProps) {
  return (
    <section aria-label="Cross-fader" className="grid gap-4 rounded-card bg-surface p-4 shadow-sm sm:p-5">
      <label className="grid gap-1 text-sm">
        <span className="flex justify-between">
          <span>Left</span>
          <span className="text-fg-muted">Cross-fader</span>
          <span>Right</span>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(fader * 100)}
          aria-label="Cross-fader"
          aria-valuetext={toFaderWords(fader)}
          onChange={(event) => fade(event.target.valueAsNumber / 100)}
          className="h-11 w-full accent-[var(--accent)]"
        />
      </label>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Curve" className="min-w-52 flex-1">
          <Select
            value={curve}
            onChange={(event) => {
              onCurve(event.target.value as FadeCurve)
            }}
          >
            {CURVES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button size="sm" variant="plain" onClick={() => fade(0, FADE_OVER_S)}>
          <Icon name="arrow-left" size={16} /> Fade over to the left
        </Button>
        <Button size="sm" variant="plain" onClick={() => fade(1, FADE_OVER_S)}>
          Fade over to the right <Icon name="arrow-right" size={16} />
        </Button>
      </div>
      <p className="text-[0.8125rem] text-fg-muted">
        Output:{' '}
        <span ref={peak} className="tabular-nums">
          quiet
        </span>
        . A limiter holds it under full scale, whatever you turn up.
      </p>
    </section>
  )
}

const KeyList = () => (
  <details className="text-sm">
    <summary className="cursor-pointer py-1 font-medium">Keys, while something of the decks is focused</summary>
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-fg-muted">
      {KEYS.map(([keys, about]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="font-mono text-fg">{keys}</kbd>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const toPeakWords = (peak: number) => (peak < 0.001 ? 'quiet' : `${(20 * Math.log10(peak)).toFixed(1)} dB at most`)

function toFaderWords(fader: number): string {
  if (Math.abs(fader - 0.5) < 0.01) return 'in the middle'
  const share = Math.round(Math.abs(fader - 0.5) * 200)
  return `${share}% to the ${fader < 0.5 ? 'left' : 'right'}`
}
