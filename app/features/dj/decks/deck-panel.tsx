import { useEffect, useReducer, useRef, useState } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { to } from '#app/catalogue/to.ts'
import { MOST_CUES } from '../dj.limits.ts'
import { toDjAddress } from '../parts/dj-links.ts'
import type { ListedTrackView } from '../work/dj-view.server.ts'
import type { Band, Deck } from './deck.ts'
import { drawWave } from './draw-wave.ts'
import { loadTrack } from './load-track.ts'
import type { Side, SoundDesk } from './sound-desk.ts'

type Props = { side: Side; desk: SoundDesk; tracks: readonly ListedTrackView[]; first: string }

const LOOPS = [1, 4, 8, 16] as const
const BANDS: readonly { band: Band; label: string }[] = [
  { band: 'low', label: 'Bass' },
  { band: 'middle', label: 'Middle' },
  { band: 'high', label: 'Treble' },
]
const MOST_PITCH = 12

/** One deck: what it plays, and everything that is done with it. */
export function DeckPanel({ side, desk, tracks, first }: Props) {
  const deck = desk[side]
  const other = desk[side === 'left' ? 'right' : 'left']
  const [chosen, choose] = useState(first)
  const [said, say] = useState('')
  const [isLoading, setLoading] = useState(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const canvas = useRef<HTMLCanvasElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const place = useRef<HTMLInputElement>(null)
  useDrawing(deck, { canvas, clock, place, redraw })
  const load = async () => {
    setLoading(true)
    say('Loading …')
    try {
      const sound = { sound: toDjAddress('track-sound', chosen), wave: toDjAddress('track-wave', chosen) }
      const { track, buffer } = await loadTrack(desk.context, sound)
      deck.load(track, buffer)
      say(`“${track.title}” is loaded.`)
    } catch (error) {
      say(error instanceof Error ? error.message : 'It could not be loaded.')
    }
    setLoading(false)
    redraw()
  }
  const name = side === 'left' ? 'Left deck' : 'Right deck'
  return (
    <section
      data-deck={side}
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card bg-surface p-4 shadow-sm sm:p-5"
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label={name} className="min-w-0 flex-[1_1_12rem]">
          <Select value={chosen} onChange={(event) => choose(event.target.value)}>
            {tracks.map(({ id, title, tempo, key }) => (
              <option key={id} value={id}>
                {[title, tempo, key].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant={deck.track ? 'plain' : 'accent'} busy={isLoading} onClick={() => void load()}>
          Load
        </Button>
      </div>
      <canvas ref={canvas} className="h-36 w-full rounded-[10px] bg-sunken" aria-hidden="true" />
      <p role="status" className="min-h-5 text-[0.8125rem] text-fg-muted wrap-anywhere">
        {said}
      </p>
      {deck.track ? <Controls {...{ deck, other, say, redraw, clock, place }} /> : null}
    </section>
  )
}

type Drawn = {
  canvas: React.RefObject<HTMLCanvasElement>
  clock: React.RefObject<HTMLSpanElement>
  place: React.RefObject<HTMLInputElement>
  redraw: () => void
}

/** Draws while the page is seen; with less motion wanted only twice a second. */
function useDrawing(deck: Deck, { canvas, clock, place, redraw }: Drawn) {
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let [frame, lastAt, wasPlaying] = [0, 0, false]
    const draw = (at: number) => {
      frame = requestAnimationFrame(draw)
      if (isCalm && at - lastAt < 500) return
      lastAt = at
      if (canvas.current) drawWave(canvas.current, deck)
      const now = deck.now()
      if (clock.current) clock.current.textContent = toShortClock(now)
      if (place.current && document.activeElement !== place.current) place.current.value = String(Math.floor(now))
      if (wasPlaying !== deck.isPlaying) redraw()
      wasPlaying = deck.isPlaying
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [deck, canvas, clock, place, redraw])
}

type ControlsProps = Pick<Drawn, 'clock' | 'place' | 'redraw'> & {
  deck: Deck
  other: Deck
  say: (words: string) => void
}

function Controls({ deck, other, say, redraw, clock, place }: ControlsProps) {
  const track = deck.track!
  const act = (work: () => void) => () => {
    work()
    redraw()
  }
  const button = (name: string, label: string, work: () => void, isPressed?: boolean) => (
    <Button
      key={name}
      size="sm"
      variant={isPressed ? 'soft' : 'plain'}
      data-act={name}
      aria-pressed={isPressed}
      onClick={act(work)}
    >
      {label}
    </Button>
  )
  const keepCue = () => say(keepCueAt(deck, say))
  const setLoop = (beats: number) => {
    const why = loopBeats(deck, beats)
    if (why) say(why)
  }
  const sync = () => {
    const why = deck.follow(other)
    say(why ?? `In time with the other deck: ${toTempo(deck)}.`)
  }
  const setPitch = (perCent: number) => deck.setRate(1 + perCent / 100)
  const pitch = Math.round((deck.rate - 1) * 1_000) / 10
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button data-act="play" onClick={act(() => (deck.isPlaying ? deck.pause() : deck.play()))}>
          <Icon name={deck.isPlaying ? 'pause' : 'play'} size={17} /> {deck.isPlaying ? 'Pause' : 'Play'}
        </Button>
        {button('start', 'First beat', () => deck.seek(track.grid?.firstBeatS ?? 0))}
        {button('sync', 'Sync', sync)}
        <span className="ms-auto text-sm tabular-nums">
          <span ref={clock}>0:00</span>
          <span className="text-fg-subtle">{` / ${toShortClock(track.seconds)}`}</span>
        </span>
      </div>
      <label className="grid gap-1 text-[0.8125rem] text-fg-muted">
        Position
        <input
          ref={place}
          type="range"
          min={0}
          max={Math.max(1, Math.floor(track.seconds))}
          defaultValue={0}
          onChange={(event) => deck.seek(event.target.valueAsNumber)}
          className="h-9 w-full accent-[var(--accent)]"
        />
      </label>
      <div role="group" aria-label="Cue points" className="flex flex-wrap gap-2">
        {button('cue', 'Keep a cue here', keepCue)}
        {track.cues.map((at, n) => button(`cue-${n}`, `${n + 1}: ${toShortClock(at)}`, () => deck.seek(at)))}
      </div>
      <div role="group" aria-label="Loops" className="flex flex-wrap gap-2">
        {deck.loop
          ? button('loop', 'Out of the loop', () => deck.setLoop(null), true)
          : LOOPS.map((beats) =>
              button(beats === 4 ? 'loop' : `loop-${beats}`, `Loop ${beats}`, () => setLoop(beats), false),
            )}
      </div>
      <Tone {...{ deck, pitch }} onPitch={(value) => act(() => setPitch(value))()} />
      <div className="flex flex-wrap items-center gap-2">
        {button('slower', 'Slower', () => setPitch(pitch - 0.5))}
        {button('faster', 'Faster', () => setPitch(pitch + 0.5))}
        <p className="min-w-0 flex-[1_1_12rem] text-[0.8125rem] text-fg-muted">
          {`${toTempo(deck)}. The pitch goes with the tempo, as on vinyl.`}
        </p>
      </div>
    </>
  )
}

/** Keeps the moment that is heard as a cue point; says what came of it. */
function keepCueAt(deck: Deck, say: (words: string) => void): string {
  const track = deck.track!
  if (track.cues.length >= MOST_CUES) return `A track has ${MOST_CUES} cue points at most.`
  const at = Math.round(deck.now() * 1_000) / 1_000
  track.cues = [...new Set([...track.cues, at])].toSorted((a, b) => a - b)
  void keepOnServer(track.id, at).catch(() => say('The cue point is here, but it could not be kept for later.'))
  return `Cue point kept at ${toShortClock(at)}.`
}

/** Begins a loop at the beat that is heard, or ends the one there is; a sentence where that cannot be. */
function loopBeats(deck: Deck, beats: number): string | null {
  const { grid, seconds } = deck.track!
  if (!grid) return 'A loop of beats needs a steady beat.'
  if (deck.loop) deck.setLoop(null)
  else {
    const beatS = 60 / grid.bpm
    const beat = Math.floor((deck.now() - grid.firstBeatS) / beatS + 0.05)
    const fromS = Math.max(0, grid.firstBeatS + beat * beatS)
    deck.setLoop({ fromS, toS: Math.min(seconds, fromS + beats * beatS) })
  }
  return null
}

type ToneProps = { deck: Deck; pitch: number; onPitch: (perCent: number) => void }

function Tone({ deck, pitch, onPitch }: ToneProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <label className="grid gap-1 text-[0.8125rem] text-fg-muted">
        {`Pitch ${pitch > 0 ? '+' : ''}${pitch}%`}
        <input
          type="range"
          min={-MOST_PITCH}
          max={MOST_PITCH}
          step={0.1}
          value={Math.max(-MOST_PITCH, Math.min(MOST_PITCH, pitch))}
          aria-label="Pitch"
          aria-valuetext={`${pitch} per cent, ${toTempo(deck)}`}
          onChange={(event) => onPitch(event.target.valueAsNumber)}
          className="h-9 w-full accent-[var(--accent)]"
        />
      </label>
      {BANDS.map(({ band, label }) => (
        <label key={band} className="grid gap-1 text-[0.8125rem] text-fg-muted">
          {label}
          <input
            type="range"
            min={-26}
            max={6}
            defaultValue={0}
            onChange={(event) => deck.setBand(band, event.target.valueAsNumber)}
            className="h-9 w-full accent-[var(--accent)]"
          />
        </label>
      ))}
    </div>
  )
}

async function keepOnServer(track: string, at: number): Promise<void> {
  const body = new URLSearchParams({ do: 'cue', track, at: String(at) })
  const answer = await fetch(to('v2-dj'), { method: 'POST', body, redirect: 'manual' })
  if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error('not kept')
}

const toTempo = ({ track, rate }: Deck) =>
  track?.grid ? `${(Math.round(track.grid.bpm * rate * 10) / 10).toFixed(1)} bpm` : 'no steady beat'
