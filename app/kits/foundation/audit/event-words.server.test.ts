import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import '#app/shell/registered.server.ts'
import { hasEventWords, toEventWords } from './event-words.ts'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(`app/${name}`, 'utf8'))
  .filter((source) => /record(?:AuditEvent|Read)\(/.test(source))

test('every act the code writes has words of its own', () => {
  const acts = sources.flatMap((source) =>
    [...source.matchAll(/\bact: '([a-z-]+(?:\.[a-z-]+){1,2})'/g)].map(([, act]) => act ?? ''),
  )
  expect(acts.filter((act) => !hasEventWords(act))).toEqual([])
})

test('an act without words is told by its name', () => {
  expect(toEventWords('provider.created')).toBe('added a provider')
  expect(toEventWords('beta.door-opened')).toBe('beta door opened')
  expect(toEventWords('toString')).toBe('toString')
})
