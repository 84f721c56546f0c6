import { toRarity } from '#app/engines/panda-genome/families.ts'
import { describeGenome, readGenome } from '#app/engines/panda-genome/genome.ts'
import { listRarest } from '#app/engines/panda-genome/rarity.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'

/** What a card shows of a panda. */
export function toPandaCard({ number, name, genome }: { number: number; name: string; genome: string }) {
  const read = readGenome(genome)!
  const rarest = listRarest(read)[0]!
  return {
    ...{ number, name, portrait: toPortrait(genome), about: describeGenome(read) },
    rarest: `${rarest.family.name}: ${rarest.trait.name}, ${toRarity(rarest.trait).percent}%`,
  }
}
export type PandaCard = ReturnType<typeof toPandaCard>
