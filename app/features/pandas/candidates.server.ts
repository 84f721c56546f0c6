import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { toRarity } from '#app/engines/panda-genome/families.ts'
import { describeGenome, drawGenome, GENOME_BYTES, listTraits, readGenome } from '#app/engines/panda-genome/genome.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'
import { findGenome } from '#app/kits/members/pandas/pandas.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './candidates.store.server.ts'
import { CANDIDATES, MEETINGS_PER_DAY } from './pandas.limits.ts'

const DAY_S = 86_400
const genomesSchema = z.array(z.string()).length(CANDIDATES)

export const meetings = createKeptLimit('panda-meetings', { points: MEETINGS_PER_DAY, windowS: DAY_S })

/** The genomes somebody met; none where the row is of an older form. */
export function genomesOf({ genomes }: rows.CandidateRow): string[] {
  const read = genomesSchema.safeParse(genomes)
  return read.success ? read.data : []
}

/** The three as a page shows them. */
export function toMet(row: rows.CandidateRow) {
  return {
    chosen: row.chosen,
    pandas: genomesOf(row).flatMap((genome, n) => {
      const traits = readGenome(genome)
      if (!traits) return []
      const rarest = listTraits(traits).sort((a, b) => a.trait.weight - b.trait.weight)[0]!
      return [
        {
          value: String(n),
          portrait: toPortrait(genome),
          about: describeGenome(traits),
          rarest: `${rarest.family.name}: ${rarest.trait.name}, ${toRarity(rarest.trait).word}`,
        },
      ]
    }),
  }
}

/** Three that nobody keeps. */
export async function introduce(owner: Visitor): Promise<void> {
  const genomes: string[] = []
  while (genomes.length < CANDIDATES) {
    const genome = drawGenome(randomBytes(GENOME_BYTES))
    if (!genomes.includes(genome) && !(await findGenome(genome))) genomes.push(genome)
  }
  const now = clock.now()
  await rows.createCandidates({ id: createId(now.getTime()), ...owner, genomes, chosen: null, createdAt: now })
}
