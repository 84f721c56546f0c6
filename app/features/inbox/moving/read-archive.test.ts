import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readArchive, splitMbox, toMbox } from './read-archive.ts'

const letter = (n: number, text = 'Hello') => Buffer.from(`Subject: Letter ${n}\nFrom: a@b.test\n\n${text}\n`)
const subjects = (letters: readonly Uint8Array[]) =>
  letters.map((one) => /Subject: (.*)/.exec(Buffer.from(one).toString())?.[1])

test('letters written into an mbox come back as they were, whatever lines they hold', () => {
  const tricky = ['Hello', 'From me to you', '>From nobody', '>>From two\n\nFrom after an empty line', 'x\n\n\n']
  const box = Buffer.concat(tricky.map((text, n) => toMbox(letter(n, text), 'a@b.test', new Date(0))))
  const back = splitMbox(box)
  expect(back.map((one) => Buffer.from(one).toString().trimEnd())).toEqual(
    tricky.map((text, n) => letter(n, text).toString().trimEnd()),
  )
})

test('one letter, an mbox and a zip of both are read; the rest is said', () => {
  const box = Buffer.concat([1, 2].map((n) => toMbox(letter(n), 'a@b.test', new Date(0))))
  expect(subjects(readArchive(letter(7)).letters)).toEqual(['Letter 7'])
  const zip = zipSync({
    'a/3.eml': letter(3),
    'old.mbox': box,
    'picture.png': Buffer.from([1]),
    'notes.txt': Buffer.from('hi'),
  })
  const { letters, notes } = readArchive(zip)
  expect(subjects(letters).sort()).toEqual(['Letter 1', 'Letter 2', 'Letter 3'])
  expect(notes).toEqual(['A file was left out that is no letter and no mbox.'])
  expect(readArchive(Buffer.from([0, 1, 2])).letters).toEqual([])
  expect(readArchive(zipSync({ 'b.zip': zip })).letters).toEqual([])
})

test('a bomb is not unpacked', () => {
  const zip = zipSync({ 'a.eml': Buffer.alloc(80 * 1_048_576, 'a') }, { level: 9 })
  expect(zip.byteLength).toBeLessThan(200_000)
  const { letters, notes } = readArchive(zip)
  expect([letters.length, notes.length]).toEqual([0, 1])
})
