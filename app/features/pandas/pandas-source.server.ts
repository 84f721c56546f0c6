import { to } from '#app/catalogue/to.ts'
import { describeGenome, readGenome } from '#app/engines/panda-genome/genome.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import { findByNumber, listByName } from '#app/kits/members/pandas/shown-pandas.store.server.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'

const NUMBER = /^[1-9]\d{0,8}$/

/** Pandas by name and number. */
export const pandasSource = defineSearchSource({
  kind: 'panda',
  label: 'Pandas',
  one: 'Panda',
  icon: 'heart',
  reach: 'public',
  place: 74,
  async search(_, query, limit) {
    const words = markedWords(query).slice(0, 4)
    const found = await Promise.all(
      words.map((word) => (NUMBER.test(word) ? findByNumber(Number(word)) : listByName(toLookAlikeKey(word), limit))),
    )
    const once = new Map(found.flat().map((panda) => [panda.number, panda]))
    return [...once.values()].slice(0, limit).map(({ number, name, genome, createdAt }) => ({
      title: name,
      href: to('panda', { number: String(number) }),
      about: `Panda ${number}`,
      snippetHtml: markWords(`${name}: ${describeGenome(readGenome(genome)!)}`, words),
      score: words.some((word) => toLookAlikeKey(word) === toLookAlikeKey(name)) ? 0.9 : 0.5,
      date: createdAt.toISOString(),
    }))
  },
})
