import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { partsOfSpeech } from './dictionary.server.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { readGloss } from './gloss.ts'

/** The version of the data and of this index's own form; another form gets another file. */
const indexName = 'wordnet-3.1.14-a.sqlite'
/** Rows are numbered by part of speech and offset, so that no table of addresses is needed. */
const posStep = 100_000_000
const headWeight = 2
const glossWeight = 1

export type GlossIndex = {
  /** Meanings whose gloss or words match an FTS5 expression, best BM25 first. */
  search(match: string, limit: number): { synset: Synset; rank: number }[]
  /** How many meanings hold the stem of a word. */
  countOf(word: string): number
  close(): void
}

/**
 * Full text search over all glosses of WordNet, in `<dataDir>/knowledge/`. Made on first use within some seconds, under
 * another name until it is whole, so that a broken file never stands. Throws when the folder cannot be written.
 */
export function openGlossIndex(dataDir: string, dictionary: Dictionary): GlossIndex {
  const file = join(dataDir, 'knowledge', indexName)
  if (!existsSync(file)) buildIndex(file, dictionary)
  const db = new Database(file, { readonly: true })
  const find = db.prepare<[string, number], { rowid: number; rank: number }>(
    `select rowid, bm25(gloss, ${headWeight}, ${glossWeight}) as rank from gloss where gloss match ? order by rank limit ?`,
  )
  const count = db.prepare<[string], { n: number }>('select count(*) as n from gloss where gloss match ?')
  return {
    search: (match, limit) =>
      find.all(match, limit).map(({ rowid, rank }) => ({ synset: synsetOf(dictionary, rowid), rank })),
    countOf: (word) => count.get(quoted(word))?.n ?? 0,
    close: () => db.close(),
  }
}

/** A word or phrase as FTS5 wants it. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', ' ')}"`
}

function synsetOf(dictionary: Dictionary, row: number): Synset {
  return dictionary.getSynset(partsOfSpeech[Math.floor(row / posStep)] ?? 'noun', row % posStep)
}

function buildIndex(file: string, dictionary: Dictionary): void {
  mkdirSync(join(file, '..'), { recursive: true })
  const unfinished = `${file}.${process.pid}.${Date.now()}.part`
  const db = new Database(unfinished)
  try {
    db.pragma('journal_mode = off')
    db.pragma('synchronous = off')
    db.exec(
      `create virtual table gloss using fts5(head, text, content='', tokenize='porter unicode61 remove_diacritics 2')`,
    )
    const insert = db.prepare('insert into gloss (rowid, head, text) values (?, ?, ?)')
    db.transaction(() => {
      for (const [i, pos] of partsOfSpeech.entries()) {
        for (const { offset, words, gloss } of dictionary.listSynsets(pos)) {
          insert.run(i * posStep + offset, words.join('; '), readGloss(gloss).definition)
        }
      }
    })()
    db.exec(`insert into gloss (gloss) values ('optimize')`)
    db.close()
    renameSync(unfinished, file)
  } catch (error) {
    db.close()
    rmSync(unfinished, { force: true })
    throw error
  }
}
