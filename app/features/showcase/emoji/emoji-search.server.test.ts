import { expect, test } from 'vitest'
import { findEmoji, searchEmoji } from './emoji-search.server.ts'

const find = (query: string) => findEmoji(new URLSearchParams(query))

test('tea finds what is drunk before what merely begins alike', () => {
  const names = searchEmoji('tea').map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(expect.arrayContaining(['bubble tea', 'teacup without handle', 'teapot']))
  const tears = names.findIndex((name) => name.includes('tears'))
  expect(tears).toBeGreaterThan(names.indexOf('teapot'))
  expect(names).not.toContain('cut of meat')
})

test('every word counts, and a glyph finds itself in any tone', () => {
  expect(searchEmoji('red heart').map(({ glyph }) => glyph)[0]).toBe('❤️')
  expect(searchEmoji('👋🏿').map(({ name }) => name)).toEqual(['waving hand'])
  expect(searchEmoji('tea xyzzy')).toEqual([])
})

test('a tone is drawn where Unicode allows one and nowhere else', () => {
  const { emojis } = find('q=waving+hand&tone=dark')
  expect(emojis[0]).toEqual({ glyph: '👋🏿', name: 'waving hand' })
  expect(find('q=panda&tone=dark').emojis[0]?.glyph).toBe('🐼')
})

test('without a search a whole group is shown, an unknown group is the first', () => {
  expect(find('group=flags').emojis.length).toBeGreaterThan(200)
  expect(find('group=nonsense').group).toBe('smileys_emotion')
  expect(find('').total).toBeGreaterThan(1_800)
})
