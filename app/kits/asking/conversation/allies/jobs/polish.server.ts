import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toPlain, toQuote, toWork, type AllyJob } from '../ally-job.ts'

const MOST_CHANGES = 20
const tones = ['warm', 'formal', 'short', 'firm'] as const

/** Corrects a text and lists what was changed. */
export const polish: AllyJob = async ({ run, question, material, signal }) => {
  const asked = material === question ? '' : question
  const tone = tones.find((one) => new RegExp(`\\b${one}(?:er|ly)?\\b`, 'i').test(asked)) ?? 'plain'
  const { result, listed, costMicros } = await useBest(run, 'polish', { text: material, tone }, { signal })
  const receipt = { engines: [listed.engine.label], hasFound: true, costMicros }
  if (result.text === material) return toWork('I would change nothing here: the checker finds no mistake.', receipt)
  const changes = result.changes.slice(0, MOST_CHANGES).map(({ start, end, after, why }) => {
    const before = material.slice(start, end)
    return `- ${before ? `“${toPlain(before)}”` : 'Nothing'} became ${after ? `“${toPlain(after)}”` : 'nothing'}: ${toPlain(why)}`
  })
  const left = result.changes.length - changes.length
  return toWork(
    [
      toQuote(result.text),
      changes.length > 0 ? `What changed:\n\n${changes.join('\n')}${left > 0 ? `\n- and ${left} more` : ''}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    receipt,
  )
}
