/** When each scene begins, how long it is seen, and when its voice begins, in seconds. */
export type Cue = { startS: number; lengthS: number; fadeS: number; voiceS: number }

const FADE_S = 0.6
const VOICE_LEAD_S = 0.35
const VOICE_REST_S = 0.5
const FADE_SHARE = 0.3

/** The order of a film: a scene lasts as long as it was asked to, or as its voice needs. */
export function toCues(scenes: readonly { seconds: number; voiceS: number | null }[]): Cue[] {
  const cues: Cue[] = []
  let at = 0
  scenes.forEach(({ seconds, voiceS }, nth) => {
    const lengthS = Math.max(seconds, voiceS === null ? 0 : voiceS + VOICE_LEAD_S + VOICE_REST_S)
    const isLast = nth === scenes.length - 1
    cues.push({
      startS: at,
      lengthS,
      fadeS: isLast ? 0 : Math.min(FADE_S, lengthS * FADE_SHARE),
      voiceS: at + VOICE_LEAD_S,
    })
    at += lengthS
  })
  return cues
}

export const lengthOf = (cues: readonly Cue[]) => cues.reduce((sum, { lengthS }) => sum + lengthS, 0)
