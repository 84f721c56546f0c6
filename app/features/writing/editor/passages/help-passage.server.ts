import { changedAcross } from '#app/engines/kept-facts/across-languages.ts'
import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import { sentencesOfText } from '#app/engines/text-tools/sentences-of.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { PortName } from '#app/providers/ports.ts'
import { languageName } from '../../languages.ts'
import { polishText } from '../../polish/polish-text.server.ts'
import { toPolishedText, type PolishTone } from '../../polish/polished.ts'
import type { Helped, WorkId } from './helps.ts'

/** The port a kind of help asks. */
export const portOf = (how: WorkId): PortName =>
  how === 'translate' ? 'translate' : how === 'shorten' ? 'summarise' : 'polish'

/** Works on a passage. Nothing is put in its place here; every fact that changed is named. Throws an EngineFailure. */
export function helpPassage(
  run: Run,
  { how, passage, to }: { how: WorkId; passage: string; to: string },
  signal: AbortSignal,
): Promise<Helped> {
  if (how === 'translate') return translate(run, passage, to, signal)
  if (how === 'shorten') return shorten(run, passage, signal)
  return polish(run, how, passage, signal)
}

async function polish(run: Run, how: WorkId, passage: string, signal: AbortSignal): Promise<Helped> {
  const tone: PolishTone = how === 'polish' ? 'plain' : (how as PolishTone)
  const polished = await polishText(run, { draft: passage, incoming: '', tone }, signal)
  const text = toPolishedText(polished, new Set(polished.taken))
  return {
    how,
    passage,
    text,
    by: polished.engine?.label ?? '',
    costMicros: polished.costMicros,
    notes: [...(text === passage ? ['Nothing had to change.'] : []), ...polished.notes],
    changed: changesOf(passage, text),
    kept: polished.changes.flatMap(({ flag, before, after }) => (flag ? [{ before, after }] : [])),
  }
}

async function shorten(run: Run, passage: string, signal: AbortSignal): Promise<Helped> {
  const sentences = Math.max(1, Math.round(sentencesOfText(passage).length / 2))
  const { result, listed, costMicros } = await useBest(run, 'summarise', { text: passage, sentences }, { signal })
  const isQuoted = result.quotes !== null && result.quotes !== undefined
  const gone = changedFacts(passage, result.text)
  return {
    how: 'shorten',
    passage,
    text: result.text,
    by: listed.engine.label,
    costMicros,
    notes: [
      isQuoted ? 'Whole sentences of your own, in their order.' : 'The words are the engine’s own.',
      ...(gone.lost.length > 0
        ? [`No longer named: ${[...new Set(gone.lost.map((fact) => fact.text))].join(', ')}.`]
        : []),
    ],
    changed: gone.invented.map((fact) => fact.text),
    kept: [],
  }
}

async function translate(run: Run, passage: string, to: string, signal: AbortSignal): Promise<Helped> {
  const { result, listed, costMicros } = await useBest(run, 'translate', { text: passage, from: null, to }, { signal })
  const { lost, invented } = changedAcross(passage, result.text)
  const unknown = [...new Set(result.unknown.map(({ start, end }) => result.text.slice(start, end)))]
  return {
    how: 'translate',
    passage,
    text: result.text,
    by: listed.engine.label,
    costMicros,
    notes: [
      `From ${languageName(result.from)} into ${languageName(to)}.`,
      ...(result.note ? [result.note] : []),
      ...(unknown.length > 0 ? [`Words it did not know: ${unknown.join(', ')}.`] : []),
    ],
    changed: [...lost, ...invented],
    kept: [],
  }
}

function changesOf(before: string, after: string): string[] {
  const { lost, invented } = changedFacts(before, after)
  return [...lost, ...invented].map((fact) => fact.text)
}
