import { askPanel } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'

test('active and passive of a foreign name agree, and the years of numbered parts are held against each other', async () => {
  const { claims, disputes } = await askPanel(
    'Who wrote Don Quixote and when?',
    'Don Quixote was written by Miguel de Cervantes. The first part was published in 1605 in Madrid, the second in 1615.',
    'Miguel de Cervantes wrote Don Quixote. Its first part appeared in 1605 and its second part in 1612.',
  )
  expect(claims.filter(({ support }) => support.length > 1).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Cervantes'),
  )
  expect(disputes.map(({ positions }) => positions.map(({ value, seats }) => `${value} ${seats.join('')}`))).toEqual([
    ['1612 B', '1615 A'],
  ])
})

test.each([
  ['The second season started in 2001.', 'The second season ended in 2002.'],
  ['The second season ended in 2002.', 'The third season ended in 2003.'],
  [
    'The second season ended in 2002.',
    'Of the play the second part was printed in 1990 and of the poem the second part was printed in 1991.',
  ],
])('no rivals: %s %s', async (...texts) => {
  expect((await askPanel('What happened?', ...texts)).disputes).toEqual([])
})
