import { expect, test } from 'vitest'
import { controlInputs, toDayRange } from './control-form.inputs.ts'
import { toReceivedRows } from './control-form.received.ts'

const range = toDayRange(new Date('2026-11-21T10:00:00Z'))
const schema = controlInputs(range)
const png = (bytes: number) => new File([new Uint8Array(bytes)], 'bench.png', { type: 'image/png' })
const whole = {
  name: ' Mira ',
  email: 'mira@example.org',
  password: 'long enough to pass',
  note: '',
  place: 'grove',
  language: 'es',
  day: '2026-12-01',
  people: '3',
  moment: 'evening',
  shade: 'half',
  answer: 'none',
  extra: 'tea',
  rules: 'on',
  pictures: new File([], '', { type: 'application/octet-stream' }),
}
const complaintAbout = (change: object) => schema.safeParse({ ...whole, ...change }).error?.issues[0]?.message

test('the days run from today for ninety days', () => expect(range).toEqual({ min: '2026-11-21', max: '2027-02-19' }))

test('a whole form is read and told in words, without its password', () => {
  const rows = toReceivedRows(schema.parse({ ...whole, extra: ['tea', 'quiet'], pictures: [png(1_200)] }))
  const told = Object.fromEntries(rows.map(({ label, value }) => [label, value]))
  expect(told).toMatchObject({
    'Name': 'Mira',
    'Language': 'Spanish',
    'Day': '1 December 2026',
    'Extras': 'Tea, A quiet corner',
    'Reminder': 'No',
    'Pictures': 'bench.png (1 kB)',
  })
  expect(JSON.stringify(rows)).not.toContain(whole.password)
})

test('an empty file field is no file', () => expect(schema.parse(whole).pictures).toEqual([]))

test.each([
  [{ name: ' ' }, 'Please say your name.'],
  [{ email: 'mira' }, /needs an @/],
  [{ password: 'short' }, /at least 10/],
  [{ place: 'moon' }, 'Please choose a place.'],
  [{ language: '' }, /from the list/],
  [{ day: '2026-11-20' }, /From 21 November 2026 to 19 February 2027/],
  [{ day: 'soon' }, 'Please pick a day.'],
  [{ people: '9' }, /holds 8/],
  [{ rules: undefined }, /bamboo standing/],
  [{ pictures: png(200_001) }, 'bench.png is just over 200 kB. The most we can take is 200 kB.'],
  [{ pictures: new File(['x'], 'film.mp4', { type: 'video/mp4' }) }, /another kind/],
  [{ pictures: Array.from({ length: 4 }, () => png(10)) }, /at most 3/],
])('%j is answered with a sentence', (change, words) => {
  expect(complaintAbout(change)).toMatch(words)
})
