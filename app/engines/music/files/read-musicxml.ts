import { drumOfMidi } from '../song/drums.ts'
import { MOST_RAW_NOTES, UnreadableMusic, type RawScore, type RawTrack } from './score.ts'
import { childOf, readXml, textOf, type XmlNode } from './xml.ts'

const STEPS = new Map([
  ['C', 0],
  ['D', 2],
  ['E', 4],
  ['F', 5],
  ['G', 7],
  ['A', 9],
  ['B', 11],
])
const VELOCITY = 92

type Walk = {
  score: RawScore
  track: RawTrack
  drums: Map<string, string>
  open: Map<string, number>
  notes: { count: number }
}

/** Reads MusicXML in parts. Throws UnreadableMusic with a sentence for what is none or is broken. */
export function readMusicXml(xml: string): RawScore {
  const document = readXml(xml)
  const root = childOf(document, 'score-partwise')
  if (!root)
    throw new UnreadableMusic(
      childOf(document, 'score-timewise')
        ? 'This MusicXML file is written bar by bar (timewise). Please export it part by part.'
        : 'This is no MusicXML file.',
    )
  const score: RawScore = {
    title: textOf(root, 'work', 'work-title') || textOf(root, 'movement-title'),
    tempos: [],
    meter: null,
    key: null,
    tracks: [],
    remarks: [],
  }
  const list = new Map(
    (childOf(root, 'part-list')?.children ?? []).map((part) => [part.attributes.get('id') ?? '', part]),
  )
  const notes = { count: 0 }
  for (const part of root.children.filter(({ name }) => name === 'part')) {
    const about = list.get(part.attributes.get('id') ?? '')
    const midi = (about?.children ?? []).filter(({ name }) => name === 'midi-instrument')
    const drums = new Map(
      midi.flatMap((one) => {
        const drum = drumOfMidi(Number(textOf(one, 'midi-unpitched')) - 1)
        return drum === null || textOf(one, 'midi-unpitched') === ''
          ? []
          : [[one.attributes.get('id') ?? '', drum] as const]
      }),
    )
    const isDrums = drums.size > 0 || midi.some((one) => textOf(one, 'midi-channel') === '10')
    const program = Math.max(0, Math.min(127, Number(textOf(midi[0], 'midi-program') || '1') - 1)) || 0
    const track: RawTrack = { name: textOf(about, 'part-name'), program, isDrums, notes: [] }
    readPart(part, { score, track, drums, open: new Map(), notes })
    if (track.notes.length > 0) score.tracks.push(track)
  }
  score.tempos.sort((a, b) => a.quarter - b.quarter)
  return score
}

type Clock = { divisions: number; now: number; lastStart: number; transpose: number }

function readPart(part: XmlNode, walk: Walk): void {
  const clock: Clock = { divisions: 1, now: 0, lastStart: 0, transpose: 0 }
  let start = 0
  for (const measure of part.children.filter(({ name }) => name === 'measure')) {
    clock.now = start
    let end = start
    for (const node of measure.children) {
      if (node.name === 'attributes') readAttributes(node, clock, walk)
      else if (node.name === 'direction' || node.name === 'sound') readTempo(node, clock, walk)
      else if (node.name === 'backup') clock.now = Math.max(start, clock.now - durationOf(node, clock))
      else if (node.name === 'forward') clock.now += durationOf(node, clock)
      else if (node.name === 'note') readNote(node, clock, walk)
      end = Math.max(end, clock.now)
    }
    start = end
  }
}

function durationOf(node: XmlNode, { divisions }: Clock): number {
  const duration = Number(textOf(node, 'duration') || '0') / divisions
  return Number.isFinite(duration) && duration >= 0 && duration <= 10_000 ? duration : 0
}

function readAttributes(node: XmlNode, clock: Clock, { score }: Walk): void {
  const divisions = Number(textOf(node, 'divisions'))
  if (divisions > 0) clock.divisions = divisions
  const chromatic = Number(textOf(node, 'transpose', 'chromatic') || '0')
  if (Number.isInteger(chromatic) && Math.abs(chromatic) <= 48) clock.transpose = chromatic || clock.transpose
  const fifths = textOf(node, 'key', 'fifths')
  if (fifths !== '' && Number.isInteger(Number(fifths)))
    score.key ??= { fifths: Number(fifths), isMinor: textOf(node, 'key', 'mode') === 'minor' }
  const [beats, unit] = [Number(textOf(node, 'time', 'beats')), Number(textOf(node, 'time', 'beat-type'))]
  if (beats > 0 && unit > 0) score.meter ??= { beats, unit }
}

function readTempo(node: XmlNode, { now }: Clock, { score }: Walk): void {
  const sound = node.name === 'sound' ? node : childOf(node, 'sound')
  const tempo = Number(sound?.attributes.get('tempo') ?? '0')
  if (tempo > 0 && Number.isFinite(tempo)) score.tempos.push({ quarter: now, tempo })
}

function readNote(node: XmlNode, clock: Clock, { track, drums, open, notes }: Walk): void {
  if (childOf(node, 'grace')) return
  const quarters = durationOf(node, clock)
  const isChord = childOf(node, 'chord') !== undefined
  const quarter = isChord ? clock.lastStart : clock.now
  if (!isChord) {
    clock.lastStart = clock.now
    clock.now += quarters
  }
  if (childOf(node, 'rest')) return
  const drum = drums.get(childOf(node, 'instrument')?.attributes.get('id') ?? '') ?? null
  const step = STEPS.get(textOf(node, 'pitch', 'step'))
  if (drum === null && step === undefined) return
  const alter = Math.round(Number(textOf(node, 'pitch', 'alter') || '0'))
  const pitch = drum === null ? step! + alter + 12 * (Number(textOf(node, 'pitch', 'octave')) + 1) + clock.transpose : 0
  if (!(pitch >= 0 && pitch <= 127)) return
  const ties = node.children.filter(({ name }) => name === 'tie').map((tie) => tie.attributes.get('type'))
  const key = `${drum ?? pitch}`
  const tied = ties.includes('stop') ? track.notes[open.get(key) ?? -1] : undefined
  if (tied && Math.abs(tied.quarter + tied.quarters - quarter) < 1e-6) {
    tied.quarters += quarters
    return
  }
  notes.count += 1
  if (notes.count > MOST_RAW_NOTES)
    throw new UnreadableMusic(`This MusicXML file has more than ${MOST_RAW_NOTES} notes.`)
  open.set(key, track.notes.length)
  track.notes.push({ quarter, quarters, pitch, velocity: VELOCITY, drum })
}
