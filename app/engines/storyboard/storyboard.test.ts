import { expect, test } from 'vitest'
import { readScript } from './read-script.ts'
import { describeScene, nameOfScene, type Scene } from './scene.ts'
import * as edits from './scene-edits.ts'
import { cutCaptions, lengthOfScene, toCaptionLines, toChapters, toCues } from './timing.ts'

const kinds = (script: string) => readScript(script).scenes.map(({ picture }) => picture.kind)
const words = (script: string) => readScript(script).scenes.map((scene) => scene.words)

test('a picture that nobody speaks to is shown without words', () => {
  expect(kinds('[picture: a river]\n\n[no picture]\n\nThe night came down slowly.\n\n[picture: the sea]')).toEqual([
    'drawn',
    'blank',
    'drawn',
  ])
  expect(words('[picture: a river]\n# Home\nWe came to a house.')).toEqual(['', '', 'We came to a house.'])
})

test('each sentence is a scene; headings, quotations, lists and charts are cards', () => {
  const script = `# How bread rises

Yeast eats the sugar in the dough. It gives off carbon dioxide gas.

You need three things:
- flour
- water
- salt

> Bread is a patient craft. — Ada Baker

[chart: Minutes; Knead 10; Rise 90; Bake 35]
[picture: a loaf on a table]
The loaf cools on a rack before it is cut.

[no picture]
Now close your eyes and smell it.`
  expect(kinds(script)).toEqual(['title', 'drawn', 'drawn', 'list', 'quote', 'chart', 'drawn', 'blank'])
  const { scenes, title } = readScript(script)
  expect(title).toBe('How bread rises')
  expect(scenes[0]).toMatchObject({ chapter: 'How bread rises', words: '', opening: 'fade' })
  expect(scenes[3]).toMatchObject({
    picture: { title: 'You need three things', lines: ['flour', 'water', 'salt'] },
    words: 'You need three things: flour. water. salt.',
  })
  expect(scenes[4]?.picture).toEqual({ kind: 'quote', text: 'Bread is a patient craft.', by: 'Ada Baker' })
  expect(scenes[5]?.picture).toMatchObject({
    rows: [
      { label: 'Knead', value: 10 },
      { label: 'Rise', value: 90 },
      { label: 'Bake', value: 35 },
    ],
  })
  expect(scenes[6]).toMatchObject({
    picture: { prompt: 'a loaf on a table' },
    words: 'The loaf cools on a rack before it is cut.',
  })
  expect(scenes[7]).toMatchObject({ words: 'Now close your eyes and smell it.', movement: 'still' })
  expect(describeScene(scenes[7]!)).toBe('No picture: a plain ground.')
})

test('speakers are those who are named twice or in capitals; a note is none', () => {
  const read = readScript(
    'Ana: Where do rivers begin?\nBen: In the mountains, where the snow melts.\nAna: And then?\nNote: this is said once.',
  )
  expect(read.speakers).toEqual(['Ana'])
  expect(readScript('HOST: Welcome to the show, everybody.').speakers).toEqual(['HOST'])
  expect(read.scenes[0]).toMatchObject({ speaker: 'Ana', words: 'Where do rivers begin?' })
})

test('short sentences go together, long ones are cut', () => {
  expect(words('Stop. Look. Then you may cross the road.')).toHaveLength(1)
  const long = `The river ${'winds and turns along the green valley floor '.repeat(6)}, and then it reaches the sea, where ships wait for the tide.`
  expect(words(long).length).toBeGreaterThan(1)
  for (const one of words(long)) expect(one.split(' ').length).toBeLessThan(45)
})

test('one word, nothing, and odd signs', () => {
  expect(words('Hello')).toEqual(['Hello'])
  expect(readScript('').scenes).toEqual([])
  expect(readScript(' \n\t\n').scenes).toEqual([])
  expect(readScript('[chart: nothing]').notes).toHaveLength(1)
  expect(readScript('[map: Atlantis; Mu]').notes).toHaveLength(1)
  expect(readScript('[map: Tea; Japan; Kyoto, Japan; Atlantis]').scenes[0]?.picture).toEqual({
    ...{ kind: 'map', title: 'Tea', places: ['Japan', 'Kyoto, Japan'] },
  })
  expect(readScript('[screen: Terminal; npm start; ready]').scenes[0]?.picture).toEqual({
    ...{ kind: 'screen', title: 'Terminal', lines: ['npm start', 'ready'] },
  })
  expect(words('🐼🎉 مرحبا بالعالم. שלום עולם!').length).toBeGreaterThan(0)
  expect(words('x'.repeat(3_000)).every((one) => one.length <= 500)).toBe(true)
})

/** Texts of pieces that a script may hold, put together by a fixed rule. */
const pieces = [
  '# ',
  'Ana: ',
  '> ',
  '- ',
  '[picture: ',
  ']',
  '\n',
  '\n\n',
  'word ',
  'a longer sentence of words. ',
  '🐼',
  'שלום ',
  '; ',
  ':',
  '| a | 1 |',
  '—',
]
const generated = Array.from({ length: 300 }, (_, n) =>
  Array.from({ length: (n * 7) % 40 }, (__, at) => pieces[(n * 31 + at * at * 17 + at) % pieces.length]).join(''),
)

test('whatever stands in a script: ids differ, no scene has neither words nor a card, no word of a sentence is lost', () => {
  for (const script of generated) {
    const { scenes } = readScript(script)
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
    for (const scene of scenes) {
      expect(scene.words !== '' || scene.picture.kind !== 'drawn').toBe(true)
      expect(nameOfScene(scene)).not.toBe('')
      expect(describeScene(scene)).not.toBe('')
    }
  }
  const plain =
    'The quick brown fox jumps over the lazy dog today. Rain falls on the plain in spring and in autumn too.'
  expect(words(plain).join(' ')).toBe(plain)
})

test('captions hold every word in order, fit two lines, and follow one another', () => {
  for (const text of [...generated.map((one) => one.replace(/\s+/g, ' ')), 'y'.repeat(400)]) {
    const lines = cutCaptions(text)
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(84)
    const timed = toCaptionLines(text, 10, 9)
    timed.forEach(({ fromS, toS }, n) => {
      expect(toS).toBeGreaterThan(fromS)
      expect(fromS).toBeGreaterThanOrEqual((timed[n - 1]?.toS ?? 0) - 1e-9)
      expect(toS).toBeLessThanOrEqual(10)
    })
  }
})

test('a scene is as long as its voice needs, in whole frames', () => {
  expect(lengthOfScene(null, '', null)).toBe(3.52)
  expect(lengthOfScene(null, 'Hello there', 1)).toBeCloseTo(2)
  expect(lengthOfScene(2, 'words', 7.2)).toBeCloseTo(8.08)
  expect((lengthOfScene(null, 'words and words', 3.333) * 25) % 1).toBeCloseTo(0)
})

const board = readScript(
  '# One\nThe first sentence says something here. The second sentence goes on and on.\n# Two\nThe third sentence ends it all at last.',
).scenes
const order = (scenes: readonly Scene[] | null) => scenes?.map(({ id }) => id).join(' ')

test('scenes are moved, ordered, copied, split, merged and removed', () => {
  expect(order(board)).toBe('s1 s2 s3 s4 s5')
  expect(order(edits.moveScene(board, 's4', 0))).toBe('s4 s1 s2 s3 s5')
  expect(order(edits.moveScene(board, 's1', 99))).toBe('s2 s3 s4 s5 s1')
  expect(order(edits.orderScenes(board, ['s3', 's1', 's3', 'none']))).toBe('s3 s1 s2 s4 s5')
  expect(order(edits.duplicateScene(board, 's2'))).toBe('s1 s2 s6 s3 s4 s5')
  expect(order(edits.removeScene(board, 's2'))).toBe('s1 s3 s4 s5')
  const split = edits.splitScene(board, 's2')
  expect(order(split)).toBe('s1 s2 s6 s3 s4 s5')
  expect(order(edits.mergeScene(split ?? [], 's2'))).toBe(order(board))
  expect(edits.mergeScene(split ?? [], 's2')?.[1]).toEqual(board[1])
  expect(edits.splitScene(board, 's1')).toBeNull()
  expect(edits.mergeScene(board, 's5')).toBeNull()
})

test('a film of scenes has its captions and chapters at their times', () => {
  const timed = board.map(({ id, words: said, speaker, chapter }, n) => ({
    ...{ id, words: said, speaker, chapter, description: 'd' },
    ...{ startS: n * 4, lengthS: 4, voiceS: said ? 3 : null },
  }))
  expect(toChapters(timed)).toEqual([
    { startS: 0, endS: 12, title: 'One' },
    { startS: 12, endS: 20, title: 'Two' },
  ])
  expect(toChapters(timed.slice(1, 2))).toEqual([])
  const cues = toCues(timed)
  expect(cues).toHaveLength(3)
  expect(cues[0]).toMatchObject({ text: board[1]?.words })
  expect(cues[0]?.startS).toBeGreaterThanOrEqual(4)
  expect(cues[2]?.endS).toBeLessThanOrEqual(20)
})
