import type { Cue } from './script.ts'

export const FRAMES_A_SECOND = 25
const ZOOM = 0.14

/** Slow ways for the eye over a still picture, one after another. */
const moves = [
  { zoom: (share: string) => `1+${ZOOM}*${share}`, x: '0.5', y: '0.5' },
  { zoom: () => `${1 + ZOOM}`, x: 'SHARE', y: '0.5' },
  { zoom: (share: string) => `${1 + ZOOM}-${ZOOM}*${share}`, x: '0.5', y: '0.5' },
  { zoom: () => `${1 + ZOOM}`, x: '1-SHARE', y: '0.5' },
  { zoom: (share: string) => `1+${ZOOM}*${share}`, x: '0.5', y: '0.35' },
] as const

export const framesOf = (seconds: number) => Math.max(2, Math.round(seconds * FRAMES_A_SECOND))

/** One scene: the picture moved slowly, its caption faded in. Input 0 is the picture, input 1 the caption. */
export function sceneFilter(
  nth: number,
  frames: number,
  size: { width: number; height: number },
  hasCaption: boolean,
): string {
  const move = moves[nth % moves.length] ?? moves[0]
  // Slow at both ends.
  const share = `(0.5-0.5*cos(PI*on/${frames - 1}))`
  const along = (axis: string) => axis.replace('SHARE', share)
  const { width, height } = size
  const zoom = `zoompan=z='${move.zoom(share)}':x='(iw-iw/zoom)*(${along(move.x)})':y='(ih-ih/zoom)*(${along(move.y)})':d=${frames}:s=${width}x${height}:fps=${FRAMES_A_SECOND}`
  if (!hasCaption) return `[0:v]${zoom},setsar=1,format=yuv420p[v]`
  return `[0:v]${zoom},setsar=1[still];[1:v]format=rgba,fade=in:st=0.25:d=0.4:alpha=1[text];[still][text]overlay=shortest=1,format=yuv420p[v]`
}

const OPENING_S = 0.5
const LINE_FADE_S = 0.2

type ClipPlan = {
  movement: 'in' | 'out' | 'left' | 'right' | 'still'
  frames: number
  size: { width: number; height: number }
  lines: readonly Plate[]
  opening: 'cut' | 'fade' | 'dissolve'
}
/** A caption with its times and its place. */
type Plate = { fromS: number; toS: number; x: number; y: number }

/** One picture as frames without end: it is read once. */
const held = `loop=loop=-1:size=1:start=0,setpts=N/${FRAMES_A_SECOND}/TB`

/**
 * One scene by itself. Input 0 is the picture, then one for each caption, then the picture it dissolves out of. Captions stand above
 * the movement, so they do not move along.
 */
export function clipFilter({ movement, frames, size, lines, opening }: ClipPlan): string {
  const { width, height } = size
  const openS = Math.min(OPENING_S, frames / FRAMES_A_SECOND / 3).toFixed(3)
  const steps = [
    movement === 'still'
      ? `[0:v]scale=${width}:${height},setsar=1,format=yuv420p,${held}[p0]`
      : `[0:v]${movedBy(movement, frames, size)},setsar=1,format=yuv420p[p0]`,
  ]
  let last = 'p0'
  if (opening === 'dissolve') {
    steps.push(
      `[${lines.length + 1}:v]scale=${width}:${height},setsar=1,format=yuva420p,${held},trim=duration=${openS},fade=out:st=0:d=${openS}:alpha=1[before]`,
      `[${last}][before]overlay=enable='lt(t,${openS})':eof_action=pass[p1]`,
    )
    last = 'p1'
  }
  const plates = platesOver(last, lines)
  const black = opening === 'fade' ? `fade=in:st=0:d=${openS},` : ''
  return [...steps, ...plates.steps, `[${plates.last}]${black}format=yuv420p[v]`].join(';')
}

/** Captions laid over what comes before, from input 1 on. */
export function platesOver(first: string, lines: readonly Plate[]): { steps: string[]; last: string } {
  const steps: string[] = []
  let last = first
  lines.forEach(({ fromS, toS, x, y }, n) => {
    const [from, until] = [fromS.toFixed(3), toS.toFixed(3)]
    steps.push(
      `[${n + 1}:v]format=yuva420p,${held},trim=duration=${(toS + 1).toFixed(3)},fade=in:st=${from}:d=${LINE_FADE_S}:alpha=1[t${n}]`,
      `[${last}][t${n}]overlay=${x}:${y}:enable='between(t,${from},${until})':eof_action=pass[l${n}]`,
    )
    last = `l${n}`
  })
  return { steps, last }
}

function movedBy(
  movement: 'in' | 'out' | 'left' | 'right',
  frames: number,
  { width, height }: ClipPlan['size'],
): string {
  const share = `(0.5-0.5*cos(PI*on/${Math.max(1, frames - 1)}))`
  const zoom = {
    in: `1+${ZOOM}*${share}`,
    out: `${1 + ZOOM}-${ZOOM}*${share}`,
    left: `${1 + ZOOM}`,
    right: `${1 + ZOOM}`,
  }
  const along = { in: '0.5', out: '0.5', left: `1-${share}`, right: share }
  return `zoompan=z='${zoom[movement]}':x='(iw-iw/zoom)*(${along[movement]})':y='(ih-ih/zoom)*0.5':d=${frames}:s=${width}x${height}:fps=${FRAMES_A_SECOND}`
}

/** All scenes, each fading into the next. Input n is scene n. */
export function joinFilter(cues: readonly Cue[]): string {
  const steps = cues.map((_, nth) => `[${nth}:v]settb=AVTB,fps=${FRAMES_A_SECOND},format=yuv420p[s${nth}]`)
  let last = 's0'
  cues.slice(1).forEach((cue, nth) => {
    const before = cues[nth]
    steps.push(
      `[${last}][s${nth + 1}]xfade=transition=fade:duration=${(before?.fadeS ?? 0).toFixed(3)}:offset=${cue.startS.toFixed(3)}[x${nth + 1}]`,
    )
    last = `x${nth + 1}`
  })
  return `${steps.join(';')};[${last}]null[v]`
}

/**
 * Voices at their times, music below them that gives way when somebody speaks. `voices`: the input of each and when it
 * begins; `music`: its input.
 */
export function soundFilter(
  voices: readonly { input: number; atS: number }[],
  music: number | null,
  lengthS: number,
): string | null {
  const steps = voices.map(
    ({ input, atS }, nth) =>
      `[${input}:a]aresample=48000,aformat=channel_layouts=stereo,adelay=${Math.round(atS * 1_000)}:all=1[n${nth}]`,
  )
  const together = voices.map((_, nth) => `[n${nth}]`).join('')
  const end = `apad=whole_dur=${lengthS.toFixed(3)},atrim=0:${lengthS.toFixed(3)},alimiter=limit=0.95[a]`
  const fade = `afade=in:d=0.6,afade=out:st=${Math.max(0, lengthS - 1.6).toFixed(3)}:d=1.6`
  if (voices.length > 0)
    steps.push(
      `${together}amix=inputs=${voices.length}:normalize=0:dropout_transition=0,apad=whole_dur=${lengthS.toFixed(3)}[voice]`,
    )
  if (music === null) return voices.length === 0 ? null : `${steps.join(';')};[voice]${end}`
  const tune = `[${music}:a]aresample=48000,aformat=channel_layouts=stereo,atrim=0:${lengthS.toFixed(3)},volume=${voices.length > 0 ? 0.5 : 0.8},${fade}`
  if (voices.length === 0) return `${tune}[tune];[tune]${end}`
  steps.push(
    `${tune}[tune]`,
    '[voice]asplit[spoken][key]',
    '[tune][key]sidechaincompress=threshold=0.02:ratio=10:attack=60:release=700[under]',
  )
  return `${steps.join(';')};[spoken][under]amix=inputs=2:normalize=0:dropout_transition=0,${end}`
}
