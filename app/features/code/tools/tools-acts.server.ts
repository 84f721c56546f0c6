import { data } from '@remix-run/node'
import { diffLines } from 'diff'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { highlight } from '#app/kits/foundation/content/highlight.server.ts'
import { LANGUAGES } from '../library/languages.ts'
import type { Fault, RegexAnswer } from '../sandbox/code-jobs.ts'
import { inCodeRoom } from '../sandbox/code-pool.server.ts'
import { convert } from './convert.ts'
import { lintCode } from './lint-code.ts'
import { toolInputs } from './tools.inputs.ts'

const spend = createRateLimit('code-tools', { points: 60, windowS: 60 })
const DIFF_MS = 2_000

/** What a small tool makes of what was sent. Nothing of it is kept. */
export async function actOnTool(raw: Record<string, unknown>, network: string, signal: AbortSignal) {
  const form = checkForm(raw, toolInputs)
  const fail = (problem: FormProblem, init: number | ResponseInit) => data({ problem, made: null }, init)
  if (form.problem) return fail(form.problem, 400)
  const { input, typed } = form
  const refuse = (field: string, message: string, init: number | ResponseInit) =>
    fail({ ...typed, errors: { [field]: message } }, init)
  const waitS = await spend(network)
  if (waitS > 0) return refuse('text', tooManyAtOnce('texts', waitS), overLimit(waitS))
  const give = (made: ToolMade) => data({ problem: { ...typed, errors: {} } as FormProblem, made })
  switch (input.do) {
    case 'regex': {
      const { do: _, ...asked } = input
      const answer = await inCodeRoom('regex', asked, signal)
      if (!answer.isDone) return refuse('pattern', answer.message, answer.init)
      return answer.value.isDone
        ? give({ tool: 'regex', answer: answer.value })
        : refuse('pattern', answer.value.message, 422)
    }
    case 'convert': {
      const made = convert(input.text, input.from, input.into)
      if (!made.isDone) return refuse('text', made.message, 422)
      return give({ tool: 'convert', text: made.text, notes: made.notes, code: highlight(made.text, input.into) })
    }
    case 'diff': {
      const parts = diffLines(input.before, input.after, { timeout: DIFF_MS })
      if (!parts) return refuse('after', 'These texts are too different to be compared line by line.', 422)
      const count = (isOf: (part: (typeof parts & object)[number]) => boolean) =>
        parts.filter(isOf).reduce((sum, part) => sum + part.count, 0)
      const lines = parts.flatMap(({ added, removed, value }) =>
        value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`),
      )
      return give({
        tool: 'diff',
        added: count((part) => part.added),
        removed: count((part) => part.removed),
        code: highlight(lines.join('\n'), 'diff'),
      })
    }
    case 'check': {
      const { language, text: code } = input
      const parsed = await inCodeRoom('parse', { language, code }, signal)
      if (!parsed.isDone) return refuse('text', parsed.message, parsed.init)
      const ran = language === 'sql' ? await inCodeRoom('run', { language, code, setup: '', check: '' }, signal) : null
      const shaped = await inCodeRoom('format', { language, code }, signal)
      const isShaped = shaped.isDone && shaped.value.by !== null && shaped.value.code !== code
      return give({
        tool: 'check',
        parser: language === 'sql' && ran?.isDone ? ran.value.engine : parsed.value.parser,
        faults:
          language === 'sql' && ran?.isDone && ran.value.trouble
            ? [{ line: 1, column: 1, message: ran.value.trouble }]
            : parsed.value.faults,
        remarks: lintCode(language, code),
        shaped: isShaped ? highlight(shaped.value.code, LANGUAGES[language].colour) : null,
      })
    }
  }
}

type Highlighted = ReturnType<typeof highlight>
export type ToolMade =
  | { tool: 'regex'; answer: Extract<RegexAnswer, { isDone: true }> }
  | { tool: 'convert'; text: string; notes: string[]; code: Highlighted }
  | { tool: 'diff'; added: number; removed: number; code: Highlighted }
  | { tool: 'check'; parser: string | null; faults: Fault[]; remarks: Fault[]; shaped: Highlighted | null }
