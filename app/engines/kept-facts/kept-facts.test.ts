import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFacts, keepsFacts } from './changed-facts.ts'
import { applyAll, holdFacts } from './hold-facts.ts'
import { textFacts } from './text-facts.ts'

const keysOf = (text: string) => textFacts(text).map(({ kind, key }) => `${kind} ${key}`)

test('what a text names is found, whatever way it is written', () => {
  expect(
    keysOf('Please pay €1,250.50 to Anna Weber by 3 May, 9:30 am, order AB-1234, see https://a.example/x?y=1.'),
  ).toEqual([
    'number €1250.50',
    'name Anna',
    'name Weber',
    'number 3',
    'date may',
    'number 9:30am',
    'number ab-1234',
    'address https://a.example/x?y=1',
  ])
  expect(keysOf('We need twenty-five chairs, a dozen tables and half a tent on Wednesday.')).toEqual([
    'number 25',
    'number 12',
    'number 0.5',
    'date wednesday',
  ])
  expect(keysOf('Best wishes,\nMira')).toEqual(['name Mira'])
  expect(keysOf('It may march on. The sat of one. I am OK.')).toEqual([])
})

test.each([
  ['It costs 1.5 kg.', 'It costs 15 kg.'],
  ['It costs 5 kg.', 'It costs 5 km.'],
  ['It is -5 °C.', 'It is 5 °C.'],
  ['We met Jon there.', 'We met John there.'],
  ['Come on Monday.', 'Come on Tuesday.'],
  ['Write to a@b.example.', 'Write to a@c.example.'],
  ['Bring two bags.', 'Bring ten bags.'],
  ['Bring two bags.', 'Bring bags.'],
  ['Bring bags.', 'Bring 2 bags.'],
  ['Best,\nMira', 'Best,\nMara'],
  ['Call 030 1234567 today.', 'Call 030 1234576 today.'],
  ['On 2026-11-28.', 'On 2026-12-28.'],
  ['Wir kommen am Montag um 9 Uhr.', 'Wir kommen am Dienstag um 9 Uhr.'],
  ['Wir brauchen zwei Tische.', 'Wir brauchen drei Tische.'],
  ['On se voit lundi 3 juin.', 'On se voit mardi 3 juin.'],
  ['Il faut quinze chaises.', 'Il faut vingt chaises.'],
  ['Nos vemos el viernes, 4 de junio.', 'Nos vemos el jueves, 4 de junio.'],
  ['Son doce euros.', 'Son trece euros.'],
  ['الاجتماع في ٣ مارس', 'الاجتماع في ٥ مارس'],
  ['बैठक १२ बजे', 'बैठक १३ बजे'],
  ['会議は三月五日です。', '会議は三月六日です。'],
  ['合計 １２００ 円', '合計 １３００ 円'],
])('%j to %j is a changed fact', (before, after) => {
  expect(keepsFacts(before, after)).toBe(false)
})

test.each([
  ['It costs 1000 euros.', 'It costs 1,000 euros.'],
  ['Bring two bags.', 'Bring 2 bags.'],
  ['come on monday', 'Come on Monday.'],
  ['See you on wensday.', 'See you on Wednesday.'],
  ['Basically, Jonas said so.', 'Jonas said so.'],
  ['I has went to the the store.', 'I have gone to the store.'],
  ['Please do NOT wait.', 'Please do not wait.'],
  ['We start at 9 a.m. there.', 'We start at 9 am there.'],
  ['Wir brauchen zwei Tische am Montag.', 'Am Montag brauchen wir 2 Tische.'],
  ['الاجتماع في ٣ مارس', 'الاجتماع في 3 مارس'],
  ['Il faut quinze chaises mardi.', 'Mardi, il faut 15 chaises.'],
])('%j to %j keeps every fact', (before, after) => {
  expect(changedFacts(before, after)).toEqual({ lost: [], invented: [] })
})

const word = fc.constantFrom(
  'the',
  'we',
  'send',
  'recieve',
  'box',
  'it',
  'really',
  'good',
  'and',
  'please',
  'Basically,',
  'if',
  'you',
)
const name = fc.constantFrom('Anna', 'Jonas', 'Oslo', 'Müller', 'O’Brien', 'IKEA')
const fact = fc.oneof(
  name,
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc.constantFrom('€12.50', '3 kg', '9:30', 'two', 'twenty-five', '50%', '-4', 'AB-77', '2026-11-28'),
  fc.constantFrom('Monday', 'tomorrow', 'June', 'a@b.example', 'https://x.example/1'),
  fc.constantFrom(
    'Dienstag',
    'zwölf',
    'lundi',
    'quinze',
    'viernes',
    'doce',
    '٣',
    '१२',
    '三月',
    '1.250,50 €',
    '3. März',
  ),
)
const draft = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: word },
      { weight: 1, arbitrary: fact },
      { weight: 1, arbitrary: fc.constantFrom('.', '\n', ',') },
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((words) => words.join(' '))

/** Ranges of a text in order and apart, each with something else to stand there. */
const rewritten = draft.chain((text) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(12), fc.oneof(word, fact, fc.constant(''))), { maxLength: 8 })
    .map((picks) => {
      let at = 0
      const changes = picks
        .sort(([a], [b]) => a - b)
        .flatMap(([from, length, after]) => {
          const start = Math.max(at, from)
          const end = Math.min(text.length, start + length)
          if (start > text.length || (start === end && after === '')) return []
          at = end + 1
          return [{ start, end, after }]
        })
      return { text, changes }
    }),
)

test('whatever changes are proposed, those that are applied leave every fact as it was', () => {
  fc.assert(
    fc.property(rewritten, ({ text, changes }) => {
      const { safe, flagged } = holdFacts(text, changes)
      expect(safe.length + flagged.length).toBe(changes.length)
      expect(changedFacts(text, applyAll(text, safe))).toEqual({ lost: [], invented: [] })
    }),
    { numRuns: 1_500 },
  )
})

test('a fact that is replaced by another is always flagged, with both values', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fact, fact, (words, old, now) => {
      const before = `We saw ${words.join(' ')} `
      const text = `${before}${old} there.`
      const change = { start: before.length, end: before.length + old.length, after: now }
      const isSame = keepsFacts(`x ${old} there`, `x ${now} there`)
      const { flagged } = holdFacts(text, [change])
      expect(flagged.length).toBe(isSame ? 0 : 1)
      if (flagged[0]) expect(flagged[0].flag.was.length + flagged[0].flag.would.length).toBeGreaterThan(0)
    }),
    { numRuns: 800 },
  )
})

test('what is only moved is not flagged', () => {
  const text = 'On Monday we meet in Oslo.'
  const changes = [
    { start: 0, end: 10, after: 'We' },
    { start: 10, end: 12, after: '' },
    { start: 25, end: 25, after: ' on Monday' },
  ]
  expect(holdFacts(text, changes).flagged).toEqual([])
})
