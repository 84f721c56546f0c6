import { toTable } from '#app/platform/table.ts'
import { toFieldError, type Snippet } from '../library/snippet.ts'

const BOUND = 600

/** What a task says about the fields of a snippet: `by price`, `"Green"`, `20`. What it does not say stays usual. */
export function toGuessed(snippet: Snippet, task: string): Record<string, string> {
  const said = task.slice(0, BOUND)
  const numbers = [...said.matchAll(/(?<![\w.])\d{1,9}(?:\.\d{1,4})?(?![\w.])/g)].map(([number]) => number)
  const quoted = [...said.matchAll(/["“'‘]([^"”'’\n]{1,100})["”'’]/g)].map((found) => found[1] ?? '')
  const values = toTable<string>()
  for (const field of snippet.fields) {
    const { name, kind, choices } = field
    const usual = field.usual
    let guess: string | undefined
    if (kind === 'number')
      guess = snippet.fields.filter((one) => one.kind === 'number').length === 1 ? numbers[0] : undefined
    if (kind === 'text') guess = quoted.shift()
    if (kind === 'choice')
      guess = choices.find((choice) => new RegExp(`\\b${choice.replace(/\W/g, '\\$&')}\\b`, 'i').test(said))
    if (kind === 'name' && /^(key|column)$/.test(name))
      guess = /\bby (?:the |their |its )?([a-z_][a-z0-9_]{1,30})\b/i.exec(said)?.[1]
    if (kind === 'name' && name === 'table')
      guess = /\btable (?:called |named )?["'“]?([a-z_][a-z0-9_]{1,30})/i.exec(said)?.[1]
    values[name] = guess !== undefined && toFieldError(field, guess) === null ? guess : usual
  }
  return values
}
