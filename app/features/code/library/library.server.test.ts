import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript'
import { describe, expect, test } from 'vitest'
import { parseCode } from '../sandbox/parse-code.ts'
import { runCode } from '../sandbox/run-code.ts'
import { LANGUAGES, languages } from './languages.ts'
import { listSnippets } from './library.server.ts'
import { toPythonProgram } from './python-program.ts'
import { fillSnippet, toFieldError } from './snippet.ts'

const snippets = listSnippets()
const other = { number: '7', name: 'other_name', text: `it's a "test" \\ & <b>` } as const

test('each snippet has an id of its own, usual values that fit, and places that are fields', () => {
  expect(new Set(snippets.map(({ id }) => id)).size).toBe(snippets.length)
  for (const { id, fields, code, setup, check } of snippets) {
    for (const field of fields)
      expect([id, field.name, toFieldError(field, field.usual)]).toEqual([id, field.name, null])
    const text = code + setup + check
    for (const { name } of fields) expect([id, text.includes(`{{${name}}}`)]).toEqual([id, true])
  }
})

test('where a language runs, every snippet brings checks', () => {
  const bare = snippets.filter(({ language, check }) => LANGUAGES[language].runs !== null && check === '')
  expect(bare.map(({ id }) => id)).toEqual([])
})

describe.each(languages)('%s', (language) => {
  const own = snippets.filter((one) => one.language === language)
  test('every snippet is read by a real parser without a fault, also with other values', async () => {
    const wrong: unknown[] = []
    for (const snippet of own) {
      const { faults } = await parseCode(language, fillSnippet(snippet, {}).code)
      if (faults.length > 0) wrong.push([snippet.id, faults])
      const values = Object.fromEntries(
        snippet.fields.map(({ name, kind, choices }) => [name, kind === 'choice' ? choices.at(-1)! : other[kind]]),
      )
      const changed = await parseCode(language, fillSnippet(snippet, values).code)
      if (changed.faults.length > 0) wrong.push([snippet.id, 'with other values', changed.faults])
    }
    expect(wrong).toEqual([])
  })
  if (LANGUAGES[language].runs === 'server')
    test('the checks of every snippet pass', async () => {
      const wrong: unknown[] = []
      for (const snippet of own) {
        const { trouble, checks } = await runCode({ language, ...fillSnippet(snippet, {}) })
        const failed = checks.filter(({ isPassed }) => !isPassed)
        if (trouble !== null || failed.length > 0 || checks.length === 0) wrong.push([snippet.id, trouble, failed])
      }
      expect(wrong).toEqual([])
    })
  if (language === 'python')
    test('the checks of every snippet pass in MicroPython', async () => {
      const wrong: unknown[] = []
      for (const snippet of own) {
        const lines: string[] = []
        const python = await loadMicroPython({ stdout: (line: string) => void lines.push(line), linebuffer: true })
        const { code, check } = fillSnippet(snippet, {})
        let trouble: unknown = null
        try {
          python.runPython(toPythonProgram(code, check))
        } catch (error) {
          trouble = String(error)
        }
        const checks = lines.filter((line) => line.startsWith('\u0001'))
        const failed = checks.filter((line) => !line.startsWith('\u0001pass'))
        if (trouble !== null || failed.length > 0 || checks.length === 0) wrong.push([snippet.id, trouble, failed])
      }
      expect(wrong).toEqual([])
    })
})
