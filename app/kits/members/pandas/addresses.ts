import { fillPath } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'

/** The address of the portrait of a genome. */
export const toPortrait = (genome: string): string =>
  fillPath(allEndpoints['pandas/panda-portrait'], { genome: `${genome}.svg` })

/** The address of a panda's file with its certificate inside. */
export const toPandaFile = (number: number, file: 'panda.svg' | 'panda.png' | 'travel.svg'): string =>
  fillPath(allEndpoints['pandas/panda-file'], { number: String(number), file })
