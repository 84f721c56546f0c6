import { cutSentences } from '#app/engines/english/sentences.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { askSeat, listSeats } from '#app/kits/asking/panel/panel.server.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { toProse } from '#app/kits/foundation/content/prose.ts'
import { searchArticles } from '#app/kits/search/site-search/articles.store.server.ts'
import type { MadeFrom } from './project.ts'
import { withoutMarks } from './material.server.ts'

export type Written = { script: string; from: MadeFrom; notes: string[] }

const SCRIPT_TOKENS = 1_600
const SYSTEM = `You write scripts for short narrated films of still pictures. Answer with the script alone, in this form:
a first line "# Title"; then 6 to 12 plain sentences, each a line of its own and under 22 words;
before a sentence, where it helps, a line "[picture: what is seen, in simple concrete words]".
State only what you are sure of. No camera directions, no music, no greetings.`
const MOST_SENTENCES = 10
const SHORT_WORDS = 4

/** A script for an idea: by a language model where one is connected, else out of the built-in knowledge, word for word; null: it knows nothing. */
export async function writeScript(idea: string, run: Run): Promise<Written | null> {
  const [writer] = await listEngines(run.viewer, 'write')
  if (writer) {
    const input = {
      system: SYSTEM,
      messages: [{ role: 'user' as const, text: idea }],
      maxOutput: SCRIPT_TOKENS,
      temperature: 0.5,
    }
    const { result } = await useEngine(run, writer, input)
    const from: MadeFrom = { kind: 'model', label: `Script by ${writer.engine.label}`, href: null }
    return { script: withoutMarks(result.text), from, notes: ['A model wrote the script. Check what it states.'] }
  }
  return fromKnowledge(idea, run)
}

/** What the built-in voices and the texts of this place have to say, with where each sentence is from. */
async function fromKnowledge(idea: string, run: Run): Promise<Written | null> {
  const subject = toSubject(idea)
  const seats = (await listSeats(run.viewer)).filter(({ engine }) => isBuiltIn(engine.id))
  const [answers, articles] = await Promise.all([
    Promise.all(seats.map((seat) => askSeat(run, seat, { question: /\?$/.test(idea) ? idea : `What is ${subject}?` }))),
    searchArticles(subject, 1),
  ])
  const said: { sentence: string; by: string }[] = []
  const add = (text: string, by: string) => {
    for (const sentence of cutSentences(text))
      if (sentence.split(/\s+/).length >= SHORT_WORDS && !said.some((one) => one.sentence === sentence))
        said.push({ sentence, by })
  }
  for (const { state, text, label, sources } of answers)
    if (state === 'answered' && text) add(text, sources[0]?.title ?? label)
  const [article] = articles
  if (article && article.score > 0.5 && nameIsIn(subject, article.title)) add(toProse(article.body), article.title)
  const kept = said.slice(0, MOST_SENTENCES)
  if (kept.length === 0) return null
  const sources = [...new Set(kept.map(({ by }) => by))]
  const title = subject.replace(/^./u, (letter) => letter.toUpperCase())
  return {
    script: `# ${title}\n\n${kept.map(({ sentence }) => sentence).join('\n\n')}`,
    from: { kind: 'knowledge', label: `Built-in knowledge: ${sources.join(', ')}`, href: null },
    notes: ['No language model is connected: the script holds sentences of the built-in knowledge, word for word.'],
  }
}

const nameIsIn = (subject: string, title: string) =>
  subject
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 3 && title.toLowerCase().includes(word))

/** “Make a video about recycling” is about recycling. */
export function toSubject(idea: string): string {
  const line = idea.replace(/\s+/g, ' ').trim().slice(0, 300)
  const about = /\b(?:about|on|of|explaining|explain|how|why|for)\s+(\S.{0,200})$/i.exec(line)?.[1] ?? line
  const cut = about.replace(/[.!?]+$/, '').trim()
  return cut || line
}

/** The most important sentences of a long text, as the first engine that can finds them. */
export async function shorten(text: string, sentences: number, run: Run): Promise<{ text: string; note: string }> {
  const { result, listed } = await useBest(run, 'summarise', { text, sentences })
  return { text: result.text, note: `Shortened by ${listed.engine.label} to its most important sentences.` }
}
