import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutSubject } from '../../scripts/cut-catalogue.ts'
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

test('pages load titles, addresses and menu places, but no sentences and no wishes', () => {
  const { consensus } = cutSubject('consensus') as { consensus: Record<string, unknown> }
  expect(Object.keys(consensus)).toEqual(expect.arrayContaining(['title', 'category', 'paths', 'menu']))
  const fields = new Set(subjects.flatMap((subject) => Object.values(cutSubject(subject)).flatMap(Object.keys)))
  expect([...fields].filter((field) => ['about', 'also', 'wishes', 'variants'].includes(field))).toEqual([])
})
