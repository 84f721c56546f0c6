import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** What reads the sources on purpose: training and its tests, and the route table, which the build alone evaluates. */
const ALLOWED = ['training/help/phrases.ts']
const PATH_OF_SOURCES = /process\.cwd\(\)|'(?:\.\/)?(?:app|drizzle|public|node_modules)\/[^']*'/

test('the server finds what it reads through assetPath, never by a path into the sources', () => {
  const wrong = sources.flatMap((file) => {
    if (ALLOWED.includes(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines
      .filter((line) => PATH_OF_SOURCES.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(wrong).toEqual([])
})
