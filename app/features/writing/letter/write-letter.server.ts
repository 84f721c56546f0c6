import { composeLetter, toLetterText } from '#app/engines/email-writer/situations/compose.ts'
import { findSituation } from '#app/engines/email-writer/situations/situations.ts'
import { changedAcross } from '#app/engines/kept-facts/across-languages.ts'
import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { toFailure } from '#app/providers/engine.ts'
import { languageName } from '../languages.ts'
import type { OtherText, TypedOrder, Written } from './written.ts'

const MOST_TOKENS = 1_200

/**
 * Writes a letter of patterns, and where it is wished the same in another language or in a model's words. Both others are held against
 * what was filled in: what differs is told, never hidden.
 */
export async function writeLetter(
  run: Run | null,
  order: TypedOrder,
  byModel: boolean,
  signal: AbortSignal,
): Promise<Written> {
  const situation = findSituation(order.situation)
  if (!situation) throw badRequest('Choose what the letter is for.')
  const letter = composeLetter({ ...order, situation })
  const text = toLetterText(letter)
  const written: Written = {
    order,
    subjects: letter.subjects,
    text,
    missing: letter.missing,
    translation: null,
    untranslated: null,
    byModel: null,
    unwritten: null,
  }
  if (run && order.language !== 'en') Object.assign(written, await translate(run, order.language, text, signal))
  if (run && byModel) Object.assign(written, await rewrite(run, text, signal))
  return written
}

async function translate(
  run: Run,
  to: string,
  text: string,
  signal: AbortSignal,
): Promise<Pick<Written, 'translation' | 'untranslated'>> {
  try {
    const { result, listed, costMicros } = await useBest(run, 'translate', { text, from: 'en', to }, { signal })
    const other = { engine: listed.engine.label, costMicros, text: result.text, note: result.note }
    return { translation: { ...other, to, changed: changedAcross(text, result.text) }, untranslated: null }
  } catch (error) {
    const words = toFailureWords(toFailure(error))
    return { translation: null, untranslated: `Not in ${languageName(to)}: ${words}` }
  }
}

const SYSTEM =
  'You rewrite a letter so that it reads naturally. Keep its purpose, its tone, its order, and every name, number, date, web and mail ' +
  'address exactly as they are. Add no fact, no promise and no name. Keep places in square brackets as they are. Reply with the letter alone.'

async function rewrite(run: Run, text: string, signal: AbortSignal): Promise<Pick<Written, 'byModel' | 'unwritten'>> {
  try {
    const messages = [{ role: 'user' as const, text: fence(text, 'letter to rewrite') }]
    const used = await useBest(
      run,
      'write',
      { system: SYSTEM, messages, maxOutput: MOST_TOKENS, temperature: 0.4 },
      { signal },
    )
    const reply = used.result.text.trim()
    const { lost, invented } = changedFacts(text, reply)
    const other: OtherText = {
      engine: used.listed.engine.label,
      costMicros: used.costMicros,
      text: reply,
      note: used.result.finish === 'length' ? 'It broke off before its end.' : null,
      changed: { lost: lost.map((fact) => fact.text), invented: invented.map((fact) => fact.text) },
    }
    return { byModel: other, unwritten: null }
  } catch (error) {
    return { byModel: null, unwritten: toFailureWords(toFailure(error)) }
  }
}
