export type NamedWeights = { name: string; shape: number[]; values: Float32Array }

type Head = { name: string; shape: number[]; packing: 'bytes' | 'floats' }

/**
 * Reads a file of weights: the length of its head (32 bits), the head in JSON (name, shape and packing of each weight),
 * then the numbers one weight after another. Packed as bytes, each row has a scale (32-bit float) before its signed
 * bytes. All little-endian. Throws where the file ends too soon.
 */
export function unpackWeights(file: Uint8Array): NamedWeights[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const headLength = view.getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headLength))) as Head[]
  let place = 4 + headLength
  const next = (bytes: number): number => {
    place += bytes
    return place - bytes
  }
  return head.map(({ name, shape, packing }) => {
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1))
    const width = packing === 'bytes' ? (shape.at(-1) ?? 1) : 1
    for (let at = 0; at < values.length; at += width) {
      const scale = view.getFloat32(next(4), true)
      if (packing === 'floats') values[at] = scale
      else for (let i = 0; i < width; i += 1) values[at + i] = view.getInt8(next(1)) * scale
    }
    return { name, shape, values }
  })
}
