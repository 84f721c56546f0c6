import type { Fault } from '../sandbox/code-jobs.ts'
import type { Language } from '../library/languages.ts'

type Rule = { languages: readonly Language[]; pattern: RegExp; message: string }
const JS: readonly Language[] = ['javascript', 'typescript']
const RULES: readonly Rule[] = [
  { languages: JS, pattern: /\beval\s*\(/, message: 'eval runs any text as code. Read the data instead.' },
  { languages: JS, pattern: /\bnew Function\s*\(/, message: 'new Function runs any text as code.' },
  { languages: JS, pattern: /[^=!<>]==(?!=)|!=(?!=)/, message: 'Compare with === and !==, which convert nothing.' },
  { languages: JS, pattern: /\bvar\s/, message: 'var is seen outside of its block. Use const or let.' },
  {
    languages: JS,
    pattern: /\.innerHTML\s*=/,
    message: 'innerHTML turns text into code of the page. Use textContent.',
  },
  { languages: JS, pattern: /\bdocument\.write\s*\(/, message: 'document.write stops the page from being read on.' },
  {
    languages: JS,
    pattern: /catch\s*(\([^)]{0,40}\))?\s*\{\s*\}/,
    message: 'A failure is passed over without a word.',
  },
  { languages: JS, pattern: /\bdebugger\b/, message: 'debugger stops here in everybody’s browser.' },
  {
    languages: ['typescript'],
    pattern: /:\s*any\b|\bas any\b/,
    message: 'any switches the compiler off. Use unknown and look.',
  },
  {
    languages: ['python'],
    pattern: /except\s*:/,
    message: 'A bare except also catches the wish to stop. Name the errors.',
  },
  {
    languages: ['python'],
    pattern: /def\s+\w+\([^)]{0,200}=\s*(\[\]|\{\})/,
    message: 'A list or dictionary as a usual value is shared by all calls.',
  },
  { languages: ['python'], pattern: /[!=]=\s*None\b/, message: 'Compare with None by “is”.' },
  { languages: ['python'], pattern: /\b(eval|exec)\s*\(/, message: 'This runs any text as code.' },
  { languages: ['python'], pattern: /shell\s*=\s*True/, message: 'shell=True lets text become commands.' },
  { languages: ['sql'], pattern: /\bselect\s+\*/i, message: 'Name the columns: SELECT * changes when the table does.' },
  { languages: ['sql'], pattern: /=\s*null\b/i, message: 'Nothing equals NULL. Use IS NULL.' },
  {
    languages: ['bash'],
    pattern: /\brm\s+-rf?\s+\$\w+/,
    message: 'An empty variable here deletes more than meant. Quote it and check it.',
  },
  { languages: ['bash'], pattern: /(^|\s)\$\w+(\s|$)/, message: 'Without quotes a value falls apart at its spaces.' },
  { languages: ['css'], pattern: /!important/, message: '!important can only be beaten by another one.' },
  {
    languages: ['html'],
    pattern: /\son\w{3,20}\s*=/i,
    message: 'Scripts in attributes are refused by strict policies. Add a listener.',
  },
  {
    languages: ['dockerfile'],
    pattern: /^FROM\s+\S+:latest|^FROM\s+[^:\s]+\s*$/i,
    message: 'Name a version: latest is another image tomorrow.',
  },
]
const TODO = /\b(TODO|FIXME|XXX|HACK)\b/
const LINE_MAX_CHARS = 2_000
const MOST = 200
const LONG = 120

/** Remarks on code, line by line, by rules: what often goes wrong, not what certainly does. */
export function lintCode(language: Language, code: string): Fault[] {
  const rules = RULES.filter((rule) => rule.languages.includes(language))
  const faults: Fault[] = []
  for (const [n, whole] of code.split('\n').entries()) {
    if (faults.length >= MOST) break
    const line = whole.slice(0, LINE_MAX_CHARS)
    const add = (column: number, message: string) => void faults.push({ line: n + 1, column, message })
    const isComment = /^\s*(\/\/|#|--|\*)/.test(line)
    if (!isComment)
      for (const { pattern, message } of rules) {
        const found = pattern.exec(line)
        if (found) add(found.index + 1, message)
      }
    const todo = TODO.exec(line)
    if (todo) add(todo.index + 1, `${todo[1]} is left here.`)
    if (whole.length > LONG) add(LONG + 1, `This line has ${whole.length} characters.`)
  }
  return faults
}
