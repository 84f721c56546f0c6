import type { Random } from './random.ts'

/** Smooth noise over a picture: from -1 to 1 at each pixel; `cell` is the size of its grains in pixels. */
export function createNoiseField(random: Random, width: number, height: number, cell: number): Float32Array {
  const [across, down] = [Math.ceil(width / cell) + 2, Math.ceil(height / cell) + 2]
  const lattice = Float32Array.from({ length: across * down }, () => random.between(-1, 1))
  const field = new Float32Array(width * height)
  const eased = (share: number) => share * share * (3 - 2 * share)
  const columns = Array.from({ length: width }, (_, x) => {
    const column = Math.floor(x / cell)
    return { column, share: eased(x / cell - column) }
  })
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell)
    const down = eased(y / cell - row)
    for (let x = 0; x < width; x += 1) {
      const { column, share } = columns[x] ?? { column: 0, share: 0 }
      const at = row * across + column
      const top = (lattice[at] ?? 0) * (1 - share) + (lattice[at + 1] ?? 0) * share
      const bottom = (lattice[at + across] ?? 0) * (1 - share) + (lattice[at + across + 1] ?? 0) * share
      field[y * width + x] = top * (1 - down) + bottom * down
    }
  }
  return field
}
