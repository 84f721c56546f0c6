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

test('what is no text gives nothing', () => {
  expect(toTextOrNull(bytes([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBeNull()
  expect(toTextOrNull(bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBeNull()
})
