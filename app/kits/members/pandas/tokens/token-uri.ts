import { drawPanda } from '#app/engines/panda-genome/draw-panda.ts'
import { describeGenome, listTraits, readGenome } from '#app/engines/panda-genome/genome.ts'

const toBase64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/**
 * What a token is, as an address that holds all of it: name, words, traits and drawing (ERC-721 Metadata). It needs no
 * server, and is the same at each asking. Null for what is no genome.
 */
export function toTokenUri({ number, name, genome }: { number: number; name: string; genome: string }): string | null {
  const read = readGenome(genome)
  if (!read) return null
  const title = `${name}, panda ${number}`
  const says = {
    name: title,
    description: describeGenome(read),
    image: `data:image/svg+xml;base64,${toBase64(drawPanda(read, title))}`,
    attributes: [
      ...listTraits(read).map(({ family, trait }) => ({ trait_type: family.name, value: trait.name })),
      { trait_type: 'Genome', value: genome },
    ],
  }
  return `data:application/json;base64,${toBase64(JSON.stringify(says))}`
}
