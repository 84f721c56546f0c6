import { describeScene, type Scene } from '#app/engines/storyboard/scene.ts'
import { FRAMES_A_SECOND, lengthOfScene, type TimedScene } from '#app/engines/storyboard/timing.ts'

const inFrames = (seconds: number) => Math.round(seconds * FRAMES_A_SECOND) / FRAMES_A_SECOND

/** Each scene at its time, as long as its voice needs. */
export function toTimeline(scenes: readonly Scene[], voices: readonly { seconds: number | null }[]): TimedScene[] {
  let at = 0
  return scenes.map((scene, n) => {
    const voiceS = voices[n]?.seconds ?? null
    const { picture } = scene
    const lengthS =
      picture.kind === 'clip'
        ? Math.max(2 / FRAMES_A_SECOND, inFrames(picture.toS - picture.fromS))
        : lengthOfScene(scene.seconds, scene.words, voiceS)
    const timed: TimedScene = {
      ...{ id: scene.id, startS: at, lengthS, voiceS, words: scene.words, speaker: scene.speaker },
      ...{ chapter: scene.chapter, description: describeScene(scene) },
    }
    at = inFrames(at + lengthS)
    return timed
  })
}
