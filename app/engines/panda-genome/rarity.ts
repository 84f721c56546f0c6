import { WHOLE } from './families.ts'
import { listTraits, type Genome } from './genome.ts'

const HUNDREDTHS = 100

/** How rare a panda's traits are together: hundredths of bits of surprise, higher for rarer ones. */
export function toRarityScore(genome: Genome): number {
  const bits = listTraits(genome).reduce((sum, { trait }) => sum - Math.log2(trait.weight / WHOLE), 0)
  return Math.round(bits * HUNDREDTHS)
}

/** The traits of a panda, the rarest first. */
export const listRarest = (genome: Genome) => listTraits(genome).sort((a, b) => a.trait.weight - b.trait.weight)
