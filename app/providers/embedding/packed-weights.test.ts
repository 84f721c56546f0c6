import { expect, test } from 'vitest'
import { unpackWeights } from './packed-weights.ts'

function pack(head: object[], ...parts: Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head))
  const length = new Uint8Array(new Uint32Array([text.length]).buffer)
  return Uint8Array.from([length, text, ...parts].flatMap((part) => [...part]))
}

const floats = (...values: number[]) => new Uint8Array(new Float32Array(values).buffer)
const bytes = (...values: number[]) => new Uint8Array(new Int8Array(values).buffer)

const head = [
  { name: 'bias', shape: [2], packing: 'floats' },
  { name: 'matrix', shape: [2, 3], packing: 'bytes' },
]
const parts = [floats(0.5, -4), floats(0.25), bytes(4, -8, 127), floats(2), bytes(1, 0, -127)]

test('floats come as they are, bytes times the scale of their row', () => {
  const [bias, matrix] = unpackWeights(pack(head, ...parts))
  expect(bias).toEqual({ name: 'bias', shape: [2], values: Float32Array.from([0.5, -4]) })
  expect(matrix).toEqual({ name: 'matrix', shape: [2, 3], values: Float32Array.from([1, -2, 31.75, 2, 0, -254]) })
})

test('a file that ends too soon throws', () => {
  expect(() => unpackWeights(pack(head, ...parts.slice(0, -1)))).toThrow(RangeError)
})
