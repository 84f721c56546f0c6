import { findCommunityAnswer } from '#app/kits/asking/community-answers/community-answers.server.ts'
import { UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'

const SEAT = 'community'

/** What members answered to the same question in public, as a voice of the panel. Null when they did not. Never rejects. */
export async function askCommunity(question: string): Promise<SeatResult | null> {
  const startedAt = clock.now()
  const startedMs = performance.now()
  try {
    const answer = await findCommunityAnswer(question)
    if (!answer) return null
    const { text, sources, answeredBy } = answer
    return {
      ...UNASKED,
      seat: SEAT,
      family: SEAT,
      label: `Community, ${answeredBy}`,
      kind: 'community',
      state: 'answered',
      text,
      sources,
      startedAt,
      tookMs: Math.round(performance.now() - startedMs),
      costMicros: 0,
    }
  } catch (error) {
    log.warn({ err: error }, 'the community could not be asked')
    return null
  }
}
