import type { ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { toTaskLines, withKey, withWarningKeys } from './plain-lines.ts'

/** The words of severity after ANSI Z535.6, the worst first: who may be hurt and how badly, or what may be damaged. */
export const LEVELS = ['DANGER', 'WARNING', 'CAUTION', 'NOTICE'] as const
export type Level = (typeof LEVELS)[number]
export const LEVEL_MEANS: Readonly<Record<Level, string>> = {
  DANGER: 'will result in death or serious injury if not avoided',
  WARNING: 'could result in death or serious injury if not avoided',
  CAUTION: 'could result in minor or moderate injury if not avoided',
  NOTICE: 'may damage the product or other things; nobody is hurt',
}

export type Part = { key: string; name: string; count: string; note: string }
export type Spec = { key: string; name: string; value: string }
export type Warning = { key: string; level: Level; hazard: string; consequence: string; avoid: string }
/** A step of a task; `warnings`: keys of those that stand before it. */
export type Step = { text: string; warnings: string[] }
export type Task = { title: string; steps: Step[] }
export type Trouble = { symptom: string; cause: string; remedy: string }
export type Facts = {
  about: string
  parts: Part[]
  specs: Spec[]
  warnings: Warning[]
  tasks: Task[]
  troubles: Trouble[]
}

export const NO_TEXTS: ManualTexts = { about: '', parts: '', specs: '', warnings: '', tasks: '', troubles: '' }
export type FactError = { field: keyof ManualTexts; message: string }

const KEY = /^([\p{L}\p{N}_-]{1,40})\s*:\s*(.+)$/u
const CITE = /\{([\p{L}\p{N}_-]{1,40})\}/gu
const ASK = /\[!([\p{L}\p{N}_-]{1,40})\]/gu
const MOST_LINES = 500

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/**
 * The facts of a product from the lines they are typed in, and every line that is none. What can be read is read: a wrong
 * line never hides the others.
 */
export function readFacts(texts: ManualTexts): { facts: Facts; errors: FactError[] } {
  const errors: FactError[] = []
  const fail = (field: keyof ManualTexts, line: string, how: string) =>
    void errors.push({ field, message: `“${line.slice(0, 60)}” is not understood: ${how}` })
  const keyed = (field: 'parts' | 'specs' | 'warnings', how: string) => {
    const seen = new Set<string>()
    const lines = linesOf(texts[field])
    const keyedLines = field === 'warnings' ? withWarningKeys(lines) : lines.map((line) => withKey(line, field))
    return lines.flatMap((line, n) => {
      const found = KEY.exec(keyedLines[n]!)
      if (!found) return (fail(field, line, how), [])
      const [, key, rest] = found as unknown as [string, string, string]
      if (seen.has(key)) return (fail(field, line, `“${key}” stands there twice.`), [])
      seen.add(key)
      return [{ key, line, cells: cellsOf(rest) }]
    })
  }
  const parts = keyed('parts', 'write it as name, or key: name | how many | a note.').map(
    ({ key, cells: [name = '', count = '1', note = ''] }): Part => ({ key, name, count, note }),
  )
  const specs = keyed('specs', 'write it as name: value.').flatMap(({ key, line, cells }): Spec[] => {
    const [name = '', value = ''] = cells
    if (value === '') return (fail('specs', line, 'write it as name: value.'), [])
    return [{ key, name, value }]
  })
  const SHAPE = `begin it with ${LEVELS.join(', ')} and a colon, then say what is dangerous.`
  const warnings = keyed('warnings', SHAPE).flatMap(({ key, line, cells }): Warning[] => {
    const [word = '', hazard = '', consequence = '', avoid = ''] = cells
    const level = LEVELS.find((one) => one === word.toUpperCase())
    if (!level) return (fail('warnings', line, SHAPE), [])
    if (hazard === '') return (fail('warnings', line, SHAPE), [])
    return [{ key, level, hazard, consequence, avoid }]
  })
  const tasks = readTasks(texts.tasks, fail)
  const troubles = linesOf(texts.troubles).flatMap((line): Trouble[] => {
    const [symptom = '', cause = '', remedy = ''] = cellsOf(line)
    if (remedy === '') return (fail('troubles', line, 'write it as symptom | cause | remedy.'), [])
    return [{ symptom, cause, remedy }]
  })
  const facts = { about: texts.about.trim(), parts, specs, warnings, tasks, troubles }
  return { facts, errors: [...errors, ...findLost(facts)] }
}

function readTasks(text: string, fail: (field: 'tasks', line: string, how: string) => void): Task[] {
  const tasks: Task[] = []
  for (const line of linesOf(toTaskLines(text))) {
    const title = /^#{1,3}\s*(.{1,200})$/.exec(line)?.[1]
    if (title) {
      tasks.push({ title, steps: [] })
      continue
    }
    const warnings = [...line.matchAll(ASK)].map(([, key]) => key!)
    const words = line
      .replace(ASK, '')
      .replace(/^\s*(?:[-*]|\d{1,3}[.)])\s+/, '')
      .trim()
    const task = tasks.at(-1)
    if (!task) fail('tasks', line, 'a task begins with its name on a line of its own.')
    else task.steps.push({ text: words, warnings })
  }
  return tasks
}

/** Facts that are cited and stand nowhere. */
function findLost({ parts, specs, warnings, tasks, troubles, about }: Facts): FactError[] {
  const keys = new Set([...parts, ...specs].map(({ key }) => key))
  const asked = new Set(warnings.map(({ key }) => key))
  const lost = (field: keyof ManualTexts, text: string): FactError[] =>
    [...text.matchAll(CITE)]
      .filter(([, key]) => !keys.has(key!))
      .map(([, key]) => ({ field, message: `{${key}} is cited and is among no parts or specifications.` }))
  return [
    ...lost('about', about),
    ...tasks.flatMap(({ steps }) =>
      steps.flatMap(({ text, warnings: own }) => [
        ...lost('tasks', text),
        ...own
          .filter((key) => !asked.has(key))
          .map((key): FactError => ({
            field: 'tasks',
            message: `[!${key}] is asked for and is among no warnings.`,
          })),
      ]),
    ),
    ...troubles.flatMap(({ symptom, cause, remedy }) => lost('troubles', `${symptom} ${cause} ${remedy}`)),
  ]
}

/** A text with the facts it cites, as they are now. One that is gone is shown as it was typed. */
export const citeFacts = (text: string, { parts, specs }: Pick<Facts, 'parts' | 'specs'>): string =>
  text.replace(
    CITE,
    (typed, key: string) =>
      specs.find((one) => one.key === key)?.value ?? parts.find((one) => one.key === key)?.name ?? typed,
  )
