import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findStories, listStories } from '../../scripts/journeys.js'

const stories = listStories() as Map<string, string[]>
const told = [...stories.values()].flat()

test('each file of stories says in its first line which rooms it tells of, and they exist', () => {
  expect([...stories].filter(([, rooms]) => rooms.length === 0).map(([file]) => file)).toEqual([])
  expect(told.filter((room) => !existsSync(`app/${room}`))).toEqual([])
})

test('a change leads to the stories of its room, and to those alone', () => {
  const of = (...changed: string[]) => findStories(changed, stories) as string[]
  expect(of('app/features/chat/chat.route.tsx')).toEqual(['tests/journeys/chat.spec.ts'])
  expect(of('tests/journeys/phone.spec.ts', 'docs/adding.md')).toEqual(['tests/journeys/phone.spec.ts'])
  expect(of('app/engines/knowledge/facts/finding.ts')).toEqual([])
})
