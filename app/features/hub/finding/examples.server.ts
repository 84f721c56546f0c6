import { loadGuest } from './guest-run.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { listWorkSources } from '#app/kits/members/published/published-work.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'

/** Something a tool has just done here: what went in, what came out, and by which engine or member. */
export type LiveExample = {
  said: string
  result: string
  by: string
  href: string | null
  picture: { src: string; alt: string; width: number; height: number } | null
}

/** How long a page waits for what is worked out, in ms; without it the tool stands there alone. */
const TIMEOUT_MS = 1_500
const QUESTION = 'Which is larger, Chile or France?'
const SENTENCE = 'We was going too the meeting, but nobody has the agenda.'
const LETTER = 'La biblioteca abre a las nueve.'

type Worked = Promise<LiveExample | null>

/** What this server worked out itself, once: an engine that is missing or slow leaves its place empty. */
const WORKED: readonly (readonly [purpose: string, work: () => Worked])[] = Object.entries({
  async answers() {
    const answer = await engineWorker().run('ask', { seat: 'facts', question: QUESTION })
    return answer.state === 'answered' ? plain(QUESTION, answer.text, 'World facts, built in') : null
  },
  async write() {
    const { result, listed } = await useBest(
      await loadGuest('discover'),
      'polish',
      { text: SENTENCE, tone: 'plain' },
      options(),
    )
    return result.text === SENTENCE ? null : plain(SENTENCE, result.text, listed.engine.label)
  },
  async wonder() {
    const { result, listed } = await useBest(await loadGuest('discover'), 'detect', { text: LETTER }, options())
    const [first] = result.languages
    const name = first ? new Intl.DisplayNames('en', { type: 'language' }).of(first.code) : undefined
    return name ? plain(LETTER, `This is ${name}.`, listed.engine.label) : null
  },
})

const options = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS * 4) })

const plain = (said: string, result: string, by: string): LiveExample => ({
  said,
  result,
  by,
  href: null,
  picture: null,
})

/** By the purpose they belong to: what the engines worked out, all of it or as far as it was in time, and the newest that members show. */
export async function readExamples(): Promise<{ examples: Map<string, LiveExample>; areWhole: boolean }> {
  const kept = once('discover-examples', () => new Map<string, Worked>())
  const worked = WORKED.map(async ([id, work]) => {
    if (!kept.has(id))
      kept.set(
        id,
        work().catch((error: unknown) => {
          kept.delete(id)
          log.warn({ err: error, purpose: id }, 'an example of the discover page was not worked out')
          return null
        }),
      )
    return [id, await inTime(kept.get(id)!)] as const
  })
  const shown = [newestOf('pictures', 'pictures'), newestOf('people', 'posts'), newestOf('learn', 'questions')]
  const all = await Promise.all([...worked, ...shown])
  const examples = new Map(all.flatMap(([id, example]) => (example ? [[id, example] as const] : [])))
  return { examples, areWhole: WORKED.every(([id]) => examples.has(id)) }
}

const inTime = (work: Worked): Worked =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref())])

async function newestOf(purpose: string, source: string): Promise<readonly [string, LiveExample | null]> {
  const found = listWorkSources().find(({ name }) => name === source)
  const [work] = (await found?.list({ before: clock.now(), most: 1, word: '' })) ?? []
  if (!work) return [purpose, null]
  const by = work.by ? work.by.name : 'a former member'
  return [purpose, { said: '', result: work.title, by, href: work.href, picture: work.picture ?? null }]
}
