import { askPanel } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'
import { segment } from './segment/segment.ts'

const rowsOf = async (question: string, ...texts: string[]): Promise<string[]> =>
  (await askPanel(question, ...texts)).claims
    .filter(({ support }) => support.length > 1)
    .map(({ support, text }) => `${support.join('')} ${text}`)
const open = { disputes: [], possible: [] }

test.each([
  ['1 ½ cups oat flakes', '2 cups oat flakes'],
  ['3 (8 oz) packages of cream cheese', '2 packages (8 oz each) of cream cheese'],
  ['Preheat the oven to 350°F.', 'Preheat your oven to 180°C.'],
])('what two recipes take is no dispute, not even a possible one: %s, %s', async (one, other) => {
  const ledger = await askPanel(
    'Can you share a crumble recipe?',
    `${one}\nPeel the apples.\nServe it warm.`,
    `${other}\nSlice the pears.\nLet it cool.`,
  )
  expect(ledger).toMatchObject(open)
})

test('an amount in a packet is not the amount in several', async () => {
  const lists = ['8 oz cream cheese\n1 tsp salt', '4 (8-ounce) packages cream cheese\n1 teaspoon salt']
  expect(await rowsOf('Do you have a recipe for a spread?', ...lists)).toEqual([
    expect.stringMatching(/^AB 1 t.* salt$/),
  ])
})

test('a request is answered by no "sure"', async () => {
  const { asked, claims } = await askPanel(
    'Could you share a riddle with me?',
    'Sure! What has keys but opens no doors is a piano.',
    'Of course! What runs but never walks is a river.',
  )
  expect(asked ?? null).toBeNull()
  expect(claims.filter(({ support }) => support.length > 1)).toEqual([])
})

test('a denial within a phrase denies nothing of the sentence', async () => {
  const { disputes } = await askPanel(
    'Is a kite related to a plane with no engine?',
    'A kite is not related to a plane with no engine.',
    'A kite is a toy, unrelated to a plane with no engine.',
  )
  expect(disputes).toEqual([])
})

test('who orders something and who tells of it do not say the same', async () => {
  const answers = [
    'Countries should make tax fraud a crime.',
    'They are rules that help countries fight crime such as tax fraud.',
  ]
  expect(await rowsOf('What are the rules about?', ...answers)).toEqual([])
})

test('what hangs on words before it opens no row, and the subject asked about is none', async () => {
  expect(
    await rowsOf(
      'Why is the sea green?',
      'The more algae there are, the greener the sea looks. Waves are high.',
      'The sea looks green because of algae. Wind is cold.',
    ),
  ).not.toContainEqual(expect.stringContaining('the greener'))
  expect(
    await rowsOf('What is rye bread?', '**Rye bread**\nRye bread is dark.', 'Rye bread\nIt is baked from rye.'),
  ).toEqual([])
})

test.each([
  [
    'Call `sum` with `n - 1` and then add `n` to what it gives back.',
    ['Call sum with n - 1 and then add n to what it gives back.'],
  ],
  [
    'Three lights - red, green and blue - are used in place of one lamp.',
    ['Three lights - red, green and blue - are used in place of one lamp.'],
  ],
  [
    'It began in April 1989, as bakers and masons gathered in the square.',
    ['It began in April 1989, as bakers and masons gathered in the square.'],
  ],
  ['It aims to help farmers and fishers sell their goods.', ['It aims to help farmers and fishers sell their goods.']],
  [
    'Radio Nova: A small station that plays jazz and soul based on your votes.',
    ['Radio Nova: A small station that plays jazz and soul based on your votes.'],
  ],
  [
    'Knot Tying Practice (KTP) and sailing are taught in June.',
    ['Knot Tying Practice (KTP) and sailing are taught in June.'],
  ],
  ['Dye (optional, for coloured wax) is added last.', ['Dye (optional, for coloured wax) is added last.']],
  ['The sum is \\frac{1}{2}.\n\\int_0^1 x dx', ['The sum is \\frac{1}{2}.']],
])('%s', (text, claims) => {
  expect(segment(text).map((one) => one.text)).toEqual(claims)
})
