import { to } from '#app/catalogue/to.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toPlain, toWork, type AllyJob } from '../ally-job.ts'

const MOST_CHARS = 500
const SMALL = { width: 512, height: 384 }

/** Tries the words on the engine that draws, says what of them it makes nothing of, and leads to the studio with them. */
export const illustrate: AllyJob = async ({ run, question, material, signal }) => {
  const prompt = (material === question ? question.replace(/^(?:please )?(?:draw|paint|illustrate)\s/i, '') : material)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARS)
    .toWellFormed()
  if (prompt === '') return toWork('Say what is to be seen: who or what, where, in which light.', { engines: [] })
  const input = { prompt, style: null, ...SMALL, seed: null, count: 1 }
  const { result, listed, costMicros } = await useBest(run, 'draw', input, { signal })
  const href = to('image-studio', null, { prompt })
  return toWork(
    [
      result.pictures.length > 0
        ? `It can be drawn. [Draw it in the studio](${href}), where it stays with its recipe.`
        : 'Nothing came of these words.',
      result.ignored.length > 0
        ? `Of your words I make nothing of: ${result.ignored.map((word) => `“${toPlain(word)}”`).join(', ')}. Say them as things that can be seen.`
        : 'Every word of it is used.',
      'For a clearer picture: name the place and the light, and leave out words of praise.',
    ].join('\n\n'),
    { engines: [listed.engine.label], hasFound: true, costMicros },
  )
}
