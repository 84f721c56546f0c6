import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { LEVELS, NO_TEXTS, readFacts } from './facts.ts'
import { toManualBook } from './manual-book.ts'
import { toPages } from './manual-pages.ts'

const KETTLE: ManualTexts = {
  about: 'A kettle for {volume} of water.',
  parts: 'lid: Lid | 1 | Removable\nbase: Base',
  specs: 'volume: Volume | 1.7 l\npower: Power | 2,200 W',
  warnings:
    'steam: CAUTION | Hot steam | Burns the hand | Keep away from the spout\nlive: danger | Live parts in the {base} | Electric shock | Unplug it first',
  tasks:
    '# Boil water\n1. Fill it to {volume} at most.\n2. [!steam] Close the {lid}.\n# Clean it\n- [!live] Wipe the base.',
  troubles: 'It stays cold | No power | Put it on the {base}',
}

test('typed facts become pages: the worst warning first, each before the step that asks for it, figures where they are cited', () => {
  const { errors } = readFacts(KETTLE)
  expect(errors).toEqual([])
  const pages = toPages(KETTLE)
  expect(pages.safety.map(({ level, hazard }) => [level, hazard])).toEqual([
    ['DANGER', 'Live parts in the Base'],
    ['CAUTION', 'Hot steam'],
  ])
  expect(
    pages.tasks.map(({ title, steps }) => [
      title,
      steps.map(({ text, warnings }) => [text, warnings.map(({ key }) => key)]),
    ]),
  ).toEqual([
    [
      'Boil water',
      [
        ['Fill it to 1.7 l at most.', []],
        ['Close the Lid.', ['steam']],
      ],
    ],
    ['Clean it', [['Wipe the base.', ['live']]]],
  ])
})

test('a changed fact is new on every page that cites it', () => {
  const renewed = JSON.stringify(toPages({ ...KETTLE, specs: KETTLE.specs.replace('1.7 l', '2 l') }))
  expect(renewed).not.toContain('1.7 l')
  expect(renewed.match(/2 l/g)).toHaveLength(3)
})

test('every line that is no fact is named, and the others stay', () => {
  const { facts, errors } = readFacts({
    ...KETTLE,
    warnings: `${KETTLE.warnings}\nhot: HORROR | x | y | z\nno warning`,
    tasks: 'Fill {depth}\n# T\n[!nothing] x',
  })
  expect(facts.warnings).toHaveLength(2)
  expect(errors.map(({ field }) => field)).toEqual(['warnings', 'warnings', 'tasks', 'tasks'])
})

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const warningLines = fc
  .uniqueArray(fc.tuple(word, fc.constantFrom(...LEVELS), word, word), {
    selector: ([key]) => key,
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map(([key, level, hazard, avoid]) => `${key}: ${level} | ${hazard} | | ${avoid}`))

test('no rewrite of steps, no translation and no nonsense drops a warning or its severity', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.constantFrom('', '# T', '[!x]', '# A\n\n# B', KETTLE.tasks, '> ]]> <b>'),
  )
  fc.assert(
    fc.property(warningLines, anything, anything, anything, (lines, tasks, otherTasks, otherWarnings) => {
      const texts = { ...NO_TEXTS, warnings: lines.join('\n'), tasks }
      const translated = {
        texts: { ...NO_TEXTS, tasks: otherTasks, warnings: otherWarnings },
        isDraft: true,
        by: '',
        of: 1,
      }
      for (const pages of [toPages(texts), toPages(texts, translated)]) {
        const levels = lines.map((line) => /: ([A-Z]+) /.exec(line)![1]!).toSorted()
        expect(pages.safety.map(({ level }) => level).toSorted()).toEqual(levels)
        const book = toManualBook({
          id: 'm',
          title: 'M',
          maker: '',
          language: 'en',
          at: new Date(0),
          imprint: [],
          pages,
          pictures: new Map(),
          web: null,
        })
        const safety = book.parts.find(({ id }) => id === 'safety')!.markdown
        for (const { level } of pages.safety) expect(safety).toContain(`> **${level}: `)
      }
      for (const { level, hazard } of readFacts(texts).facts.warnings)
        expect(toPages(texts).safety).toContainEqual(expect.objectContaining({ level, hazard }))
    }),
    { numRuns: 300 },
  )
})

test('steps in other words keep the warnings of the maker’s steps', () => {
  const words = { ...KETTLE, tasks: '# Wasser kochen\n1. Füllen bis {volume}.\n2. Deckel zu.\n# Putzen\n- Abwischen.' }
  const { tasks } = toPages(KETTLE, { texts: words, isDraft: false, by: '', of: 1 })
  expect(tasks[0]!.title).toBe('Wasser kochen')
  expect(tasks[0]!.steps[1]).toMatchObject({ text: 'Deckel zu.', warnings: [{ key: 'steam', level: 'CAUTION' }] })
  expect(tasks[1]!.steps[0]!.warnings).toMatchObject([{ key: 'live' }])
})
