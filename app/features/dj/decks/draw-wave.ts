import type { Deck } from './deck.ts'

const SHOWN_S = 8

type Colours = [wave: string, needle: string, faint: string]
const known = new WeakMap<HTMLCanvasElement, { at: number; colours: Colours }>()
const KNOWN_MS = 1_000

/** The colours of the page as a canvas takes them; read now and then, because light may turn to dark. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const found = known.get(canvas)
  if (found && performance.now() - found.at < KNOWN_MS) return found.colours
  const read = (name: string) => {
    canvas.style.color = `var(${name})`
    return getComputedStyle(canvas).color
  }
  const colours: Colours = [read('--accent'), read('--fg'), read('--fg-subtle')]
  known.set(canvas, { at: performance.now(), colours })
  return colours
}

/** Draws what a deck plays: above the eight seconds around the needle with its beats, below the whole track. */
export function drawWave(canvas: HTMLCanvasElement, deck: Deck): void {
  const brush = canvas.getContext('2d')
  const { track } = deck
  if (!brush) return
  const scale = window.devicePixelRatio || 1
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)]
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  brush.clearRect(0, 0, width, height)
  if (!track) return
  const [wave, needle, faint] = coloursOf(canvas)
  const now = deck.now()
  const near = { top: 0, height: height * 0.68, fromS: now - SHOWN_S / 2, toS: now + SHOWN_S / 2 }
  const whole = { top: height * 0.74, height: height * 0.26, fromS: 0, toS: track.seconds }
  for (const strip of [near, whole]) {
    const toX = (second: number) => ((second - strip.fromS) / (strip.toS - strip.fromS)) * width
    if (deck.loop) {
      brush.globalAlpha = 0.18
      brush.fillStyle = wave
      brush.fillRect(toX(deck.loop.fromS), strip.top, toX(deck.loop.toS) - toX(deck.loop.fromS), strip.height)
    }
    brush.globalAlpha = 1
    brush.fillStyle = wave
    const middle = strip.top + strip.height / 2
    for (let x = 0; x < width; x += 2) {
      const second = strip.fromS + (x / width) * (strip.toS - strip.fromS)
      const next = strip.fromS + ((x + 2) / width) * (strip.toS - strip.fromS)
      const half = (loudest(track.wave, second * track.wavePerS, next * track.wavePerS) / 100) * (strip.height / 2)
      if (half > 0) brush.fillRect(x, middle - half, 1.4 * Math.min(scale, 1.4), half * 2)
    }
    if (strip === near && track.grid) drawBeats(brush, track.grid, strip, { toX, faint })
    brush.fillStyle = needle
    for (const cue of track.cues) brush.fillRect(toX(cue) - scale, strip.top, 2 * scale, strip.height * 0.35)
    brush.fillRect(toX(now) - scale / 2, strip.top, 1.5 * scale, strip.height)
  }
}

type Strip = { top: number; height: number; fromS: number; toS: number }

function drawBeats(
  brush: CanvasRenderingContext2D,
  { bpm, firstBeatS }: { bpm: number; firstBeatS: number },
  strip: Strip,
  { toX, faint }: { toX: (second: number) => number; faint: string },
): void {
  const beatS = 60 / bpm
  brush.fillStyle = faint
  for (let beat = Math.ceil((strip.fromS - firstBeatS) / beatS); firstBeatS + beat * beatS < strip.toS; beat += 1) {
    const isBar = ((beat % 4) + 4) % 4 === 0
    brush.globalAlpha = isBar ? 0.9 : 0.35
    brush.fillRect(toX(firstBeatS + beat * beatS), strip.top, isBar ? 2 : 1, strip.height)
  }
  brush.globalAlpha = 1
}

function loudest(wave: readonly number[], from: number, to: number): number {
  let most = 0
  for (let at = Math.max(0, Math.floor(from)); at < Math.min(wave.length, Math.max(to, Math.floor(from) + 1)); at += 1)
    most = Math.max(most, wave[at]!)
  return most
}
