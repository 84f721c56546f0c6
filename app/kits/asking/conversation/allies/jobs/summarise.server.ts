import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toQuote, toWork, type AllyJob } from '../ally-job.ts'

const SENTENCES = 5
const TOO_SHORT_CHARS = 200

/** The sentences that carry a text, word for word. */
export const summarise: AllyJob = async ({ run, material, signal }) => {
  if (material.length < TOO_SHORT_CHARS)
    return toWork(
      'This is short already. Give me a longer text, attach a file, or ask me to summarise what was said so far.',
    )
  const { result, listed, costMicros } = await useBest(
    run,
    'summarise',
    { text: material, sentences: SENTENCES },
    { signal },
  )
  const lead = result.quotes ? 'These sentences carry the text, word for word:' : 'In short:'
  return toWork(`${lead}\n\n${toQuote(result.text)}`, {
    engines: [listed.engine.label],
    hasFound: true,
    costMicros,
  })
}
