import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-content-'))
process.env.LOG_LEVEL = 'silent'
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { beginFreeRun } = await import('#app/kits/asking/runs/begin-run.server.ts')
const { contentTools, findTool, optionsOf } = await import('./content-tools.server.ts')
const { exampleFor, EXAMPLE_TEXT } = await import('./example-text.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const signal = new AbortController().signal
const byRulesAlone = contentTools.filter(({ ports }) => ports.length === 0)
const texts = [
  '',
  'a',
  '🐼',
  'שלום עולם',
  '會議改到星期五了。',
  '\u200b\u0007',
  '# \n- \n\n',
  'word '.repeat(5_000),
  '.'.repeat(20_000),
]

test('every tool has a name of its own, says what it does, and takes what stands in its list', () => {
  expect(new Set(contentTools.map(({ id }) => id)).size).toBe(contentTools.length)
  expect(contentTools.every(({ label, about }) => label !== '' && about !== '')).toBe(true)
  expect(optionsOf(findTool('summarise')!, { 'option-sentences': '99' })).toEqual({ sentences: '15' })
  expect(optionsOf(findTool('summarise')!, { 'option-sentences': 'x' })).toEqual({ sentences: '4' })
  expect(optionsOf(findTool('translate')!, { 'option-to': 'constructor' })).toEqual({ to: 'es' })
})

test.each(byRulesAlone)('$id gives something of its example, and breaks on no text', async (tool) => {
  const run = await beginFreeRun({ member: null, network: '10.0.0.1' }, { screen: 'content-tools' })
  const made = await tool.run(exampleFor(tool.id), optionsOf(tool, {}), { run, signal })
  expect(made.blocks.length).toBeGreaterThan(0)
  expect(made.text).not.toBe('')
  for (const text of texts) await tool.run(text, optionsOf(tool, {}), { run, signal })
})

test('what is quoted stands in the text word for word', async () => {
  const run = await beginFreeRun({ member: null, network: '10.0.0.1' }, { screen: 'content-tools' })
  for (const id of ['faq', 'readability', 'tone']) {
    const { blocks } = await findTool(id)!.run(EXAMPLE_TEXT, {}, { run, signal })
    const quotes = blocks.flatMap((block) => (block.kind === 'quotes' ? block.items.map(({ text }) => text) : []))
    for (const quote of quotes) expect(EXAMPLE_TEXT.replace(/\n/g, ' ')).toContain(quote)
  }
})
