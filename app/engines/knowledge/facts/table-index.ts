import { measuredProperties } from './measures.ts'
import { COUNTS } from './table/counts.ts'
import { EVENTS, LIVES } from './table/events.ts'
import { INVENTIONS } from './table/inventions.ts'
import { FIRSTS, LISTS } from './table/lists.ts'
import { PROPERTIES } from './table/properties.ts'
import { SUPERLATIVES } from './table/superlatives.ts'
import { WORKS } from './table/works.ts'
import { fold } from './wording.ts'

export type Work = { title: string; kind: string; maker: string; when: string | null }
export type Invention = { what: string; who: string; sentence: string }
export type Life = { name: string; born: string; bornIn: string; died: string; diedIn: string }

const split = (names: string) => names.split('|').map(fold)

/** Makes an index from folded names; a name given twice keeps its first row. */
function index<Row>(rows: readonly Row[], namesOf: (row: Row) => string[]): ReadonlyMap<string, Row> {
  const map = new Map<string, Row>()
  for (const row of rows) for (const name of namesOf(row)) if (!map.has(name)) map.set(name, row)
  return map
}

function cross(...parts: string[][]): string[] {
  return parts.reduce((keys, part) => keys.flatMap((key) => part.map((word) => (key ? `${key}\n${word}` : word))), [''])
}

function build() {
  const works = WORKS.map(([titles, kind, maker, when]): Work & { names: string[] } => ({
    title: titles.split('|')[0] ?? '',
    kind,
    maker,
    when: when ?? null,
    names: split(titles.replace(/ \((?!the book)[^)]*\)/, '')),
  }))
  const inventions = INVENTIONS.map(([what, who, sentence]): Invention & { names: string[] } => ({
    what: what.split('|')[0] ?? '',
    who,
    sentence,
    names: split(what),
  }))
  const lives = LIVES.map(([names, born, bornIn, died, diedIn]): Life & { names: string[] } => ({
    name: names.split('|')[0] ?? '',
    born,
    bornIn,
    died,
    diedIn,
    names: split(names),
  }))
  const events = EVENTS.map(([names, verbs, sentence]) => ({ names: split(names), verbs: split(verbs), sentence }))
  return {
    works: index(works, ({ names }) => names),
    inventions: index(inventions, ({ names }) => names),
    lives: index(lives, ({ names }) => names),
    events: index(events, ({ names, verbs }) => cross(names, ['', ...verbs])),
    lists: index(LISTS, ([names]) => split(names)),
    firsts: index(FIRSTS, ([names]) => split(names)),
    properties: index([...PROPERTIES, ...measuredProperties], ([properties, things]) =>
      cross(properties.split(' '), split(things)),
    ),
    counts: index(COUNTS, ([nouns, places]) => cross(split(nouns), split(places))),
    superlatives: index(SUPERLATIVES, ([quality, things, places]) => cross([quality], split(things), split(places))),
  }
}

let built: ReturnType<typeof build> | null = null

/** The table of common facts, indexed by subject and relation on first use. Keys of several parts are joined by a line break. */
export function openTable(): ReturnType<typeof build> {
  built ??= build()
  return built
}
