import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutSubject, inlineAddresses, inlineEndpoints } from '../../scripts/cut-catalogue.ts'
import { subjects } from './screens.ts'

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
)

/** The browser has neither: read directly they would be undefined there. */
test('sentences and wishes of entries are read through abouts.ts and wishes.ts alone', () => {
  const DIRECT =
    /(?:screens\[[^\]]+\]|getScreen\([^()]*\))\.(?:about|wishes)|\{[^{}]*\b(?:about|wishes)\b[^{}]*\} = (?:screens\[|getScreen\()/
  const direct = files.filter((file) => DIRECT.test(readFileSync(`app/${file}`, 'utf8')))
  expect(direct.sort()).toEqual(['catalogue/abouts.ts', 'catalogue/wishes.ts'])
})

test('pages load titles and addresses, but no sentences, no wishes and no menus', () => {
  const { consensus } = cutSubject('consensus') as { consensus: Record<string, unknown> }
  expect(Object.keys(consensus)).toEqual(expect.arrayContaining(['title', 'category', 'paths']))
  const fields = new Set(subjects.flatMap((subject) => Object.values(cutSubject(subject)).flatMap(Object.keys)))
  expect([...fields].filter((field) => ['about', 'also', 'wishes', 'variants', 'menu'].includes(field))).toEqual([])
})

test('pages carry the address of an endpoint in place of its name, and unknown names as they stand', () => {
  expect(inlineEndpoints("fetch(endpoints['jobs/live'])")).toBe('fetch("/api/live")')
  expect(inlineEndpoints("allEndpoints['pulse/feed'] + '?'")).toBe('"/pulse/feed.atom" + \'?\'')
  expect(inlineEndpoints("endpoints['no/such']")).toBe("endpoints['no/such']")
})

test('no page reads the list of endpoints by a name that is made up while it runs', () => {
  const MADE_UP = /\ballEndpoints\[`|\bendpoints\[`/
  const made = files.filter(
    (file) => /(?<!\.server)\.tsx?$/.test(file) && MADE_UP.test(readFileSync(`app/${file}`, 'utf8')),
  )
  expect(made).toEqual([])
})

test('the address of a screen named by its id is written into the page, and the list stays away', () => {
  const file = (names: string, body: string) => `import { ${names} } from '#app/catalogue/to.ts'\n${body}`
  const begins = "import { toAddress as __toAddress } from '#app/catalogue/fill-path.ts'\n"
  expect(inlineAddresses(file('to', "go(to('consensus'))"))).toBe(`${begins}\ngo(__toAddress("/ai/consensus"))`)
  expect(inlineAddresses(file('to, type FixedScreenId', "<a href={to('ebook', { id })} to={x}>"))).toBe(
    `${begins}\n<a href={__toAddress("/ebooks/:id", { id })} to={x}>`,
  )
  // Asked by a variable, handed on, or of a name that is none: the list is still needed.
  for (const body of ["to('home') + to(id)", "to('home') + ids.map(to)", "to('home') + fill({ to })"])
    expect(inlineAddresses(file('to', body))).toContain("from '#app/catalogue/to.ts'")
  for (const body of ["to('no-such')", "router.to('home')", "goto('home')", 'to(id)'])
    expect(inlineAddresses(file('to', body))).toBe(file('to', body))
})
