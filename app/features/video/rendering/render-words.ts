import type { RenderFacts } from '../storyboard/project-schema.ts'

export const NO_FFMPEG =
  'ffmpeg is not on this server, so no video file can be made here. The pictures, the sound and an animated page can be taken away all the same.'

/** Writes down who did a part, and what it cost. */
export function addUse(facts: RenderFacts, by: string | null, costMicros: number | null): void {
  if (by && !facts.engines.includes(by)) facts.engines.push(by)
  facts.costMicros = facts.costMicros === null || costMicros === null ? null : facts.costMicros + costMicros
}
