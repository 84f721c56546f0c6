import type { Ports } from '#app/providers/ports.ts'
import { countColours } from './colours.ts'
import { describePicture } from './describe.ts'
import { openDetectors } from './detectors.server.ts'
import type { Detectors } from './detectors.server.ts'
import { joinDetectors } from './found.ts'
import { openPicture } from './picture.server.ts'

const COLOUR_SIDE = 64

let detectors: Promise<Detectors> | null = null

/** Looks at a picture. Throws the failure `unable` when it is none. */
export async function seePicture(bytes: Uint8Array): Promise<Ports['see']['result']> {
  const picture = await openPicture(bytes)
  detectors ??= openDetectors()
  const { findFaces, findThings } = await detectors
  const thumbnail = await picture.pixels().resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' }).raw().toBuffer()
  const seen = {
    colours: countColours(thumbnail),
    things: joinDetectors(...(await findThings(picture))),
    faces: await findFaces(picture),
  }
  return { text: describePicture(picture.width, picture.height, seen), ...seen }
}
