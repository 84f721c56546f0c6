import { listScoreSources } from '#app/kits/members/profile-parts/profile-parts.ts'
import { findViewer } from '../visit.server.ts'
import { readCount, toScore } from './points.ts'
import { addUp } from './score.server.ts'

/** The formula with the visitor's own numbers; a member may begin with their real ones. */
export async function readScoreDemo(request: Request) {
  const viewer = await findViewer(request)
  const typed = new URL(request.url).searchParams.getAll('n')
  const real = viewer ? await addUp(viewer.id) : null
  const isTried = typed.length > 0
  const sources = listScoreSources().map(({ id, label, about, points }, n) => {
    const text = isTried ? (typed[n] ?? '') : '0'
    const count = readCount(text)
    return {
      ...{ id, label, about, each: points, text: text.slice(0, 20), count: count ?? 0 },
      error: count === null ? 'Please give a whole number from 0 to 10,000.' : null,
    }
  })
  return { sources, isTried, handle: viewer?.handle ?? null, real, ...toScore(sources) }
}
export type ScoreDemoView = Awaited<ReturnType<typeof readScoreDemo>>
