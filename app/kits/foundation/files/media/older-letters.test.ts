import { expect, test } from 'vitest'
import { toTextOrNull } from './text-kind.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

test.each([
  [
    'Windows-1252',
    bytes('He said ', [0x93], 'yes', [0x94], ' ', [0x96], ' it costs 5 ', [0x80], '.'),
    'He said “yes” – it costs 5 €.',
  ],
  ['Latin-1', bytes('Z\xfcrich und K\xf6ln, caf\xe9'), 'Zürich und Köln, café'],
  [
    'UTF-16 without its mark',
    new Uint8Array(Buffer.from('The tower is high. 塔は高い。\n', 'utf16le')),
    'The tower is high. 塔は高い。\n',
  ],
  [
    'UTF-16 the other way round',
    new Uint8Array(Buffer.from('The tower is high.', 'utf16le').swap16()),
    'The tower is high.',
  ],
  ['UTF-16 with its mark', bytes([0xff, 0xfe, 0x41, 0x00]), 'A'],
  ['KOI8-R', bytes([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], ', ', [0xcd, 0xc9, 0xd2], '!'), 'Привет, мир!'],
  ['Windows-1251', bytes([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], ', ', [0xec, 0xe8, 0xf0], '!'), 'Привет, мир!'],
  ['Shift-JIS', bytes([0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd, 0x81, 0x42]), 'こんにちは。'],
  ['UTF-8', new TextEncoder().encode('Zürich “€”'), 'Zürich “€”'],
])('%s', (_, text, words) => {
  expect(toTextOrNull(text)).toBe(words)
})

/** A text in a set of one byte a letter. */
function encode(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label)
  const byLetter = new Map(Array.from({ length: 256 }, (_, n) => [decoder.decode(Uint8Array.of(n)), n] as const))
  return Uint8Array.from(text, (letter) => byLetter.get(letter) ?? expect.unreachable(letter))
}

test.each([
  ['windows-1250', 'Zażółć gęślą jaźń. Wieża ma 330 m wysokości.'],
  ['windows-1250', 'Věž je vysoká 330 metrů, příliš žluťoučký kůň.'],
  ['windows-1250', 'A torony magassága 330 méter. Őrült űrhajó, tűzfal.'],
  ['windows-1253', 'Ο πύργος έχει ύψος 330 μέτρα.'],
  ['windows-1255', 'המגדל מתנשא לגובה של 330 מטר.'],
  ['windows-1256', 'يبلغ ارتفاع البرج 330 مترا.'],
  ['windows-874', 'หอคอยสูง 330 เมตร'],
])('%s: %s', (label, text) => {
  expect(toTextOrNull(encode(label, text))).toBe(text)
})

test.each([
  'Straße, Größe, Zürich, Fußgängerübergänge, daß',
  'L’été où naît l’œuvre, ça coûte 5 £, n° 3 – déjà',
  'El niño dijo: ¿qué? ¡Mañana! 5 º, año',
  'Não há pão, ações e órgãos; 3ª edição',
  'Blåbærsyltetøj på ø, å og æ; smørrebrød',
  'Þetta er íslenska, með ð og þ, æðislegt',
])('what is Western stays so: %s', (text) => {
  // Node's own decoder of this set gives controls for the signs at 0x80.
  const bytesOf = Uint8Array.from(
    text,
    (letter) => ({ '’': 0x92, 'œ': 0x9c, '–': 0x96 })[letter] ?? letter.charCodeAt(0),
  )
  expect(toTextOrNull(bytesOf)).toBe(text)
})

test('a page and XML are read in the letters they name', () => {
  const text = '<meta charset="windows-1254"><p>İstanbul’da ağaç, ışık, şeker</p>'
  expect(toTextOrNull(encode('windows-1254', text))).toBe(text)
  const xml = '<?xml version="1.0" encoding="iso-8859-2"?><a>Łódź</a>'
  expect(toTextOrNull(encode('iso-8859-2', xml))).toBe(xml)
})

test('what is no text gives nothing', () => {
  expect(toTextOrNull(bytes([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBeNull()
  expect(toTextOrNull(bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBeNull()
})
