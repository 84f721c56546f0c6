import { expect, test } from 'vitest'
import { readQuantities } from './quantities.ts'
import { compareValues } from './values.ts'

function compare(a: string, b: string): string {
  const [x] = readQuantities(a, [])
  const [y] = readQuantities(b, [])
  if (!x || !y) return 'unread'
  return x.dimension === y.dimension ? compareValues(x, y) : 'apart'
}

test.each([
  ['8,849 m', '8849 metres'],
  ['8.849 km', '8,849 m'],
  ['two hundred and six bones', '206 bones'],
  ['1.5 million', '1,500,000'],
  ['a dozen eggs', '12 eggs'],
  ['about 8,850 m', '8,849 m'],
  ['half of them', '50% of them'],
  ['one in five people', '20 percent of people'],
  ['350 °F', '177 °C'],
  ['5 miles', '8 km'],
  ['twice a day', 'every 12 hours'],
  ['4 cm every year', '4 cm per year'],
  ['an hour and a half', '90 minutes'],
  ['5 ft 11 in', '180 cm'],
  ['more than 90 moons', '95 moons'],
  ['$1 billion', '1,000 million dollars'],
  ['60 to 100 beats per minute', '60–100 bpm'.replace('–', '-')],
  ['thirty (30) days', '30 days'],
  ['no more than 5 kg', 'at most 5 kg'],
  ['-40 °C', '-40 °F'],
  ['a four-chambered heart', 'four chambers'],
  ['every two or three days', 'every 2 to 3 days'],
  ['at about -2 °C', '28 °F'],
  ['minus ten Celsius', '14 °F'],
  ['a 13 A fuse', '13 amps'],
  ['a quarter teaspoon', '1/4 teaspoon'],
  ['an hour and three quarters', '105 minutes'],
  ['three and three quarter acres', '1.5 hectares'],
  ['a stone and a half', '21 pounds'],
  ['a sixtieth of a second', '1/60 of a second'],
  ['one adult in four has it', '25% of adults'],
  ['every fourth train was late', 'a quarter of the trains'],
  ['once in ten years', 'once a decade'],
  ['is not for more than five people', 'at most five people'],
  ['120 over 80', '16/10.7 kPa'],
  ['36 gallons', '164 litres'],
  ['3 miles', '5 km'],
  ["a baker's dozen", 'thirteen'],
  ['three thousand million', '3 billion'],
  ['half a dozen eggs', '6 eggs'],
])('%s is %s', (a, b) => {
  expect(compare(a, b)).toBe('same')
  expect(compare(b, a)).toBe('same')
})

test.each([
  ['5 mg', '5 mcg'],
  ['5 mW', '5 MW'],
  ['100 Mb', '100 MB'],
  ['206 bones', '200 bones'],
  ['299,792 km/s', '199,792 km/s'],
  ['about 50 people', '80 people'],
  ['twice a day', 'twice a week'],
  ['more than 100 people', 'fewer than 100 people'],
  ['5 to 7 days', '10 to 14 days'],
  ['3 years', '3 months'],
  ['1.5%', '15%'],
  ['4 million euros', '4 billion euros'],
  ['a 13 A fuse', 'a 3 A fuse'],
  ['-2 °C', '2 °C'],
  ['half an hour', 'an hour and a half'],
  ['14 pence', '£14'],
])('%s is not %s', (a, b) => {
  expect(compare(a, b)).toBe('differs')
})

test('money of two currencies is never converted', () => {
  expect(compare('500 dollars', '500 euros')).toBe('apart')
})

test('numbers next to each other stay apart', () => {
  expect(readQuantities('In a warm kitchen seven, in a cold one fourteen.', []).at(-1)?.value).toBe(14)
  expect(readQuantities('some sixty-six million years ago', [])).toMatchObject([{ bound: 'about' }])
  expect(readQuantities('Tuataras have a third eye.', [])).toMatchObject([{ dimension: 'ordinal' }])
})

test('how often a measure is given stays apart from the measure', () => {
  expect(readQuantities('20 ml once every day', []).map(({ dimension }) => dimension)).toEqual(['volume', 'frequency'])
  expect(readQuantities('20 ml every day', []).map(({ dimension }) => dimension)).toEqual(['volume/time'])
})

test.each([
  ['There are about 10^18 atoms.', [1e18]],
  ['It holds 6 x 10^20 atoms, or 10⁻³ g.', [6e20, 1e-3]],
  ['6.02e23 of them', [6.02e23]],
  ['It is 10 x 20 m.', [10, 20]],
])('reads powers of ten in %s', (text, values) => {
  const found = readQuantities(text, [])
  expect(found).toHaveLength(values.length)
  found.forEach(({ value }, i) => expect(Math.abs(value / values[i]! - 1)).toBeLessThan(1e-9))
})

test.each([
  ['f(2) = 5(2)^3 - 2(2) + 3 = 40 - 4 + 3 = 39', ['39']],
  ['f(2) = 40 - 1', []],
  ['x = 0.5877 is the solution of the equation 3x + 10 = 5(x - 2).', ['0.5877']],
  ['That is 20 × 30 = 600 tiles.', ['600']],
  ['781 million divided by 60 minutes yields approximately 13,017,543 messages.', ['approximately 13,017,543']],
  ['There are several hundred thousand songs.', []],
  ['They sing 15-20 times per minute.', ['15-20 times per minute']],
])('takes no working for a value: %s', (text, values) => {
  expect(readQuantities(text, []).map((one) => one.text)).toEqual(values)
})

test('of any chain of sums only its result is read', () => {
  for (let i = 0; i < 500; i += 1) {
    const parts = Array.from({ length: 2 + (i % 4) }, (_, at) => 1 + ((i * 37 + at * 61) % 99))
    const sum = parts.reduce((all, one) => all + one, 0)
    const text = `The total is ${parts.join(' + ')} = ${sum} tiles.`
    expect(readQuantities(text, []).map(({ value }) => value)).toEqual([sum])
  }
})
