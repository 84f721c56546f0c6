const LOUDNESS = 0.045
const RISE_SECONDS = 0.015
const FADE_SECONDS = 0.6
const NEXT_NOTE_SECONDS = 0.07
const ALMOST_NOTHING = 0.0001

/** In hertz: one low note for the press, a rising chord for the burst. */
const notes = { press: [392], burst: [523.25, 659.25, 783.99, 1046.5] } as const
export type Chime = keyof typeof notes

/** Plays soft sine notes, one shortly after the other. */
export function playChime(context: AudioContext, chime: Chime): void {
  notes[chime].forEach((hertz, n) => playNote(context, hertz, context.currentTime + n * NEXT_NOTE_SECONDS))
}

function playNote(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator()
  const level = context.createGain()
  tone.frequency.value = hertz
  level.gain.setValueAtTime(ALMOST_NOTHING, at)
  level.gain.exponentialRampToValueAtTime(LOUDNESS, at + RISE_SECONDS)
  level.gain.exponentialRampToValueAtTime(ALMOST_NOTHING, at + FADE_SECONDS)
  tone.connect(level)
  level.connect(context.destination)
  tone.start(at)
  tone.stop(at + FADE_SECONDS)
}
