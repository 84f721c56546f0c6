import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPages } from './check-page.ts'
import { createSection, KINDS, kindNames } from './kinds.ts'
import { mergeFiles } from './merge-files.ts'
import { USUAL_LOOK, type Plan } from './plan.ts'
import { toPreview } from './preview-page.ts'
import { readWish } from './read-wish.ts'
import { writeFiles } from './write-files.ts'

const kindsOf = (plan: Plan) => plan.sections.map(({ kind }) => kind)
const planOf = (...kinds: string[]): Plan => ({
  title: 'Trial',
  look: USUAL_LOOK,
  sections: kinds.map((kind) => createSection(kind, [])),
})

describe('a description becomes sections', () => {
  test.each([
    [
      'A page for our tea house with opening hours, a price list and a contact form',
      ['hero', 'pricing', 'hours', 'contact'],
    ],
    ['a to-do list', ['todo']],
    ['Build a quiz called "Pandas"', ['quiz']],
    ['landing page for the summer party with programme, directions and RSVP', ['hero', 'programme', 'place', 'rsvp']],
    ['an expense tracker', ['expenses']],
    ['a dark blue page about bees with questions and answers', ['hero', 'about', 'faq']],
  ])('%s', (said, kinds) => {
    expect(kindsOf(readWish(said, null).plan).sort()).toEqual([...kinds].sort())
  })
  test('names and looks are read', () => {
    const { plan } = readWish('a dark blue page called "Bees of Elm Street" with a quiz', null)
    expect(plan.title).toBe('Bees of Elm Street')
    expect(plan.look).toMatchObject({ isDark: true, accent: 'blue' })
    expect(readWish('A website for our tea house with prices', null).plan.title).toBe('Tea house')
  })
})

describe('a change in words', () => {
  const plan = planOf('hero', 'pricing', 'faq', 'contact')
  test.each([
    ['add opening hours', (p: Plan) => kindsOf(p).includes('hours')],
    ['remove the prices', (p: Plan) => !kindsOf(p).includes('pricing')],
    ['move the contact form to the top', (p: Plan) => kindsOf(p)[0] === 'contact'],
    ['move the faq above the prices', (p: Plan) => kindsOf(p).indexOf('faq') < kindsOf(p).indexOf('pricing')],
    ['make it dark', (p: Plan) => p.look.isDark],
    ['use purple', (p: Plan) => p.look.accent === 'purple'],
    ['call the page "Tea and Ink"', (p: Plan) => p.title === 'Tea and Ink'],
    [
      'change the heading of the prices to "What it costs"',
      (p: Plan) => p.sections[1]?.values['heading'] === 'What it costs',
    ],
    [
      'add the question "Are dogs welcome?" with the answer "Yes"',
      (p: Plan) => p.sections[2]?.values['items'] === 'Are dogs welcome? | Yes',
    ],
    ['change the button to "Come in"', (p: Plan) => p.sections[0]?.values['button'] === 'Come in'],
  ])('%s', (said, isRight) => {
    const wished = readWish(said, plan)
    expect([said, wished.missed, isRight(wished.plan)]).toEqual([said, [], true])
  })
  test('several wishes at once, and what is not understood is said', () => {
    const { plan: after, missed } = readWish(
      'Remove the prices and add a timer. Make it dark. Connect it to my bank',
      plan,
    )
    expect(kindsOf(after)).toEqual(['hero', 'faq', 'contact', 'timer'])
    expect(missed).toEqual(['Connect it to my bank'])
  })
})

test.each(kindNames)('%s is written without a fault of HTML or accessibility, and its script can be read', (kind) => {
  const files = writeFiles(planOf('hero', kind, 'footer'))
  const remarks = checkPages(files).filter(
    ({ message }) => kind !== 'hero' || !/second time|main heading/.test(message),
  )
  expect(kind === 'footer' ? [] : remarks).toEqual([])
  if (files['app.js']) expect(() => new Function(files['app.js']!)).not.toThrow()
  expect(KINDS[kind]?.isApp === true).toBe(files['app.js'] !== undefined)
})

test('whatever is typed into a section, it stays text', () => {
  const nasty = fc.constantFrom(
    '<script>bad()</script>',
    '" onload="bad()',
    "'; bad(); '",
    '</script><script>bad()',
    '${bad()}',
    'javascript:bad()',
    '\u2028bad()',
    '--><b>',
  )
  fc.assert(
    fc.property(fc.constantFrom(...kindNames), nasty, (kind, words) => {
      const section = createSection(kind, [])
      const values = Object.fromEntries(Object.keys(section.values).map((name) => [name, words]))
      const files = writeFiles({ title: words, look: USUAL_LOOK, sections: [{ ...section, values }] })
      const page = toPreview(files, 'index.html')!
      expect(page.match(/<script>/g)?.length ?? 0).toBe(files['app.js'] ? 1 : 0)
      expect(page.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]{0,200}\son\w+=/)
      expect(page).not.toContain('href="javascript:')
      if (files['app.js']) expect(() => new Function(files['app.js']!)).not.toThrow()
    }),
    { seed: 9, numRuns: 300 },
  )
})

test('whatever is wished, a plan comes of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (said) => {
      const first = readWish(said, null).plan
      const { plan } = readWish(said, first)
      expect(writeFiles(plan)['index.html']).toContain('</html>')
      expect(new Set(plan.sections.map(({ id }) => id)).size).toBe(plan.sections.length)
    }),
    { seed: 3, numRuns: 300 },
  )
})

test('what was changed by hand stays, and what both changed is a conflict', () => {
  const base = writeFiles(planOf('hero', 'faq'))
  const hand = { ...base, 'style.css': base['style.css']!.replace('max-width: 62rem', 'max-width: 50rem') }
  const next = writeFiles({ ...planOf('hero', 'faq'), look: { ...USUAL_LOOK, accent: 'red' } })
  const merged = mergeFiles(base, hand, next)
  expect(merged.conflicts).toEqual([])
  expect(merged.files['style.css']).toContain('max-width: 50rem')
  expect(merged.files['style.css']).toContain('#b3261e')
  const clash = { ...base, 'style.css': base['style.css']!.replace('#1f7a3f', '#123456') }
  expect(mergeFiles(base, clash, next).conflicts).toEqual([{ file: 'style.css', line: expect.any(Number) as number }])
})

test('faults are found at their lines', () => {
  const messages = checkPages({
    'index.html':
      '<!doctype html>\n<html><head></head><body>\n<img src="a.png">\n<input>\n<button></button>\n<h1>a</h1><h3 id="x">b</h3><p id="x">\n</body></html>',
  })
  expect(messages.filter(({ isGrave }) => isGrave).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 The page does not say its language (lang).',
    '1 The page has no title.',
    '1 There is no viewport, so phones show it small.',
    '3 A picture says nothing to those who do not see it (alt).',
    '4 A field has no label.',
    '5 A button has no words.',
    '6 The id “x” stands here a second time.',
  ])
})

test('what stands out by its ground alone has an edge where the system chooses the colours', () => {
  const rules = writeFiles(planOf(...kindNames))['style.css']!.match(
    /[^{}]+\{[^{}]*background: var\(--(?:accent|soft)\)[^{}]*\}/g,
  )!
  expect(rules.length).toBeGreaterThan(2)
  expect(rules.filter((rule) => !/(?:border|outline): 1px solid/.test(rule))).toEqual([])
})
