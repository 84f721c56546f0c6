import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPath } from '#app/platform/assets.server.ts'
import type { Box } from '#app/providers/ports.ts'
import { toBox, withoutDoubles } from './found.ts'
import type { Found } from './found.ts'
import { labels } from './labels.ts'
import { loadGraph } from './graph.server.ts'
import type { Graph, Numbers } from './graph.server.ts'
import type { Opened } from './picture.server.ts'

/** Below this a detector guesses. */
const MIN_CONFIDENCE = 0.3
const MIN_FACE = 0.5
/** Each network's own size of picture. */
const CENTERNET_SIDE = 512
const NANODET_SIDE = 416
const FACE_SIDE = 256
const DETECTIONS = 'tower_0/detections'
/** NanoDet says each side of a box as odds over so many distances. */
const DISTANCES = 11
const NANODET_GRIDS = [52, 26, 13]
/** BlazeFace looks at the picture in two grids, with so many guesses a cell. */
const FACE_GRIDS = [
  { cells: 16, guesses: 2 },
  { cells: 8, guesses: 6 },
]

export type Detectors = {
  /** Each detector's own findings. */
  findThings(picture: Opened): Promise<[Found[], Found[]]>
  /** Where faces are, and nothing about whose. */
  findFaces(picture: Opened): Promise<Box[]>
}

/** Loads CenterNet, NanoDet and BlazeFace from their package: 12 MB of weights, a quarter of a second. */
export async function openDetectors(): Promise<Detectors> {
  const folder = assetPath('detectors')
  const open = async (name: string) =>
    loadGraph(
      JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
      await readFile(join(folder, `${name}.bin`)),
    )
  const [centernet, nanodet, blazeface] = await Promise.all([open('centernet'), open('nanodet'), open('blazeface')])
  return {
    findThings: async (picture) => [
      await lookWithCenterNet(centernet, picture),
      await lookWithNanoDet(nanodet, picture),
    ],
    findFaces: (picture) => lookForFaces(blazeface, picture),
  }
}

const squeezed = (picture: Opened, side: number) =>
  picture.pixels().resize(side, side, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()

/** Gives up to 100 boxes: left, top, right, bottom, how sure, which class. */
async function lookWithCenterNet(network: Graph, picture: Opened): Promise<Found[]> {
  const side = CENTERNET_SIDE
  const pixels = Float32Array.from(await squeezed(picture, side))
  const [rows] = network.run(pixels, [1, side, side, 3], DETECTIONS)
  const found: Found[] = []
  for (let at = 0; rows && at + 5 < rows.values.length; at += 6) {
    const [left = 0, top = 0, right = 0, bottom = 0, confidence = 0, label = -1] = rows.values.subarray(at, at + 6)
    const name = labels[label]
    if (name && confidence >= MIN_CONFIDENCE)
      found.push({ name, confidence, box: toBox(left / side, top / side, right / side, bottom / side) })
  }
  return withoutDoubles(found)
}

/** Gives for each cell of three grids how sure it is of each class, and how far the sides of a box are. */
async function lookWithNanoDet(network: Graph, picture: Opened): Promise<Found[]> {
  const side = NANODET_SIDE
  const pixels = await squeezed(picture, side)
  const planes = new Float32Array(pixels.length)
  const plane = side * side
  for (let place = 0; place < plane; place += 1)
    for (let channel = 0; channel < 3; channel += 1)
      planes[channel * plane + place] = (pixels[place * 3 + channel] ?? 0) / 255
  const outputs = network.run(planes, [1, 3, side, side])
  return withoutDoubles(NANODET_GRIDS.flatMap((cells) => readGrid(outputs, cells)))
}

function readGrid(outputs: readonly Numbers[], cells: number): Found[] {
  const ofGrid = outputs.filter(({ shape }) => shape[1] === cells * cells)
  const scores = ofGrid.find(({ shape }) => shape[2] === labels.length)?.values
  const sides = ofGrid.find(({ shape }) => shape[2] === 4 * DISTANCES)?.values
  if (!scores || !sides) return []
  const found: Found[] = []
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const row = scores.subarray(cell * labels.length, (cell + 1) * labels.length)
    const confidence = row.reduce((most, score) => Math.max(most, score), 0)
    if (confidence < MIN_CONFIDENCE) continue
    const name = labels[row.indexOf(confidence)]
    const [x, y] = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells]
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map(
      (side) => expectedDistance(sides, (cell * 4 + side) * DISTANCES) / cells,
    )
    if (name) found.push({ name, confidence, box: toBox(x - left, y - top, x + right, y + bottom) })
  }
  return found
}

/** The mean of distances 0 to 10 by their odds (softmax), in cells. */
function expectedDistance(odds: Float32Array, start: number): number {
  const row = odds.subarray(start, start + DISTANCES)
  const most = row.reduce((high, value) => Math.max(high, value), -Infinity)
  const weights = Array.from(row, (value) => Math.exp(value - most))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce((sum, weight, distance) => sum + weight * distance, 0) / total
}

/** Gives for each guess its odds of a face, and the face's middle and size against the middle of its cell. */
async function lookForFaces(network: Graph, picture: Opened): Promise<Box[]> {
  const side = FACE_SIDE
  // Faces must keep their shape, so the picture stands in the upper left of a black square.
  const pixels = await picture
    .pixels()
    .resize(side, side, { fit: 'contain', position: 'left top', background: '#000000' })
    .raw()
    .toBuffer()
  const outputs = network.run(
    Float32Array.from(pixels, (value) => value / 127.5 - 1),
    [1, side, side, 3],
  )
  const longest = Math.max(picture.width, picture.height)
  const [toX, toY] = [longest / picture.width / side, longest / picture.height / side]
  const found: Found[] = []
  for (const { cells, guesses } of FACE_GRIDS) {
    const ofGrid = outputs.filter(({ shape }) => shape[1] === cells * cells * guesses)
    const odds = ofGrid.find(({ shape }) => shape[2] === 1)?.values
    const boxes = ofGrid.find(({ shape }) => (shape[2] ?? 0) > 1)
    if (!odds || !boxes) continue
    const [, , width = 1] = boxes.shape
    odds.forEach((odd, guess) => {
      const confidence = 1 / (1 + Math.exp(-odd))
      if (confidence < MIN_FACE) return
      const cell = Math.floor(guess / guesses)
      const [dx = 0, dy = 0, wide = 0, high = 0] = boxes.values.subarray(guess * width, guess * width + 4)
      const x = (((cell % cells) + 0.5) / cells) * side + dx
      const y = ((Math.floor(cell / cells) + 0.5) / cells) * side + dy
      const box = toBox((x - wide / 2) * toX, (y - high / 2) * toY, (x + wide / 2) * toX, (y + high / 2) * toY)
      if (box.width > 0 && box.height > 0) found.push({ name: 'face', confidence, box })
    })
  }
  return withoutDoubles(found).map(({ box }) => box)
}
