import type { ManualLanguage, ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { citeFacts, LEVELS, readFacts, type Facts, type Part, type Spec, type Trouble, type Warning } from './facts.ts'

export type ManualPages = {
  about: string
  /** Every warning, the worst first: the chapter on safety. */
  safety: Warning[]
  parts: (Part & { callout: number })[]
  specs: Spec[]
  tasks: { id: string; title: string; steps: { text: string; warnings: Warning[] }[] }[]
  troubles: Trouble[]
  /** What has no words in this language, and stands in the language of the maker. */
  untranslated: number
}

/**
 * The pages of a manual, made of its facts by rules. Pages cite facts, so that a changed one is new wherever it stands. Each
 * warning stands in the chapter on safety and before every step that asks for it, whatever the steps, their wording or the
 * language say: where a translation has no words for one, it stands in the language of the maker.
 */
export function toPages(texts: ManualTexts, translated: ManualLanguage | null = null): ManualPages {
  const base = readFacts(texts).facts
  const other = translated ? readFacts(translated.texts).facts : null
  let untranslated = 0
  const pick = <T extends { key: string }>(
    own: T,
    among: readonly T[] | undefined,
    merge: (own: T, found: T) => T,
  ): T => {
    const found = among?.find(({ key }) => key === own.key)
    if (other && !found) untranslated += 1
    return found ? merge(own, found) : own
  }
  // What a fact is stays with the maker: severity, counts and figures are no matter of words.
  const warnings = base.warnings.map((own) => pick(own, other?.warnings, ({ level }, found) => ({ ...found, level })))
  const parts = base.parts.map((own) => pick(own, other?.parts, ({ count }, found) => ({ ...found, count })))
  const specs = base.specs.map((own) => pick(own, other?.specs, ({ value }, found) => ({ ...found, value })))
  const cited: Pick<Facts, 'parts' | 'specs'> = { parts, specs }
  const cite = (text: string) => citeFacts(text, cited)
  const tasks = base.tasks.map((task, n) => {
    const words = other?.tasks[n]
    if (other && !words) untranslated += 1
    return {
      id: `task-${n + 1}`,
      title: words?.title ?? task.title,
      steps: stepsOf(task, words).map(({ text, warnings: keys }) => ({
        text: cite(text),
        warnings: keys.flatMap((key) => warnings.find((one) => one.key === key) ?? []).map(toCited(cite)),
      })),
    }
  })
  const troubles = other && other.troubles.length === base.troubles.length ? other.troubles : base.troubles
  return {
    about: cite(other?.about || base.about),
    safety: warnings.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)).map(toCited(cite)),
    parts: parts.map((part, n) => ({ ...part, callout: n + 1 })),
    specs,
    tasks,
    troubles: troubles.map(({ symptom, cause, remedy }) => ({
      symptom: cite(symptom),
      cause: cite(cause),
      remedy: cite(remedy),
    })),
    untranslated,
  }
}

/** The steps in other words, where they are as many: with the warnings that the maker’s steps ask for. */
function stepsOf(task: Facts['tasks'][number], words: Facts['tasks'][number] | undefined) {
  if (!words || words.steps.length !== task.steps.length) return task.steps
  return task.steps.map((step, n) => ({
    text: words.steps[n]!.text,
    warnings: [...new Set([...step.warnings, ...words.steps[n]!.warnings])],
  }))
}

const toCited =
  (cite: (text: string) => string) =>
  (warning: Warning): Warning => ({
    ...warning,
    hazard: cite(warning.hazard),
    consequence: cite(warning.consequence),
    avoid: cite(warning.avoid),
  })
