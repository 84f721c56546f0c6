import { expect, test } from 'vitest'
import { errorsByField } from '#app/platform/request/form.server.ts'
import { drawInputs } from './draw.inputs.ts'
import { sides, shapes, toShape, toSize } from './shapes.ts'

const read = (fields: Record<string, string>) => {
  const found = drawInputs.safeParse({ prompt: 'a fox', ...fields })
  return found.success ? found.data : errorsByField(found.error)
}

test('words alone are enough', () => {
  expect(read({})).toMatchObject({ prompt: 'a fox', style: null, width: 1024, height: 1024, seed: null, count: 4 })
  expect(read({ style: '', seed: '', width: '', height: '', engine: '', parent: '' })).toMatchObject({
    engineId: null,
    parentId: null,
  })
})

test.each([
  [{ prompt: '  ' }, 'prompt'],
  [{ prompt: 'a'.repeat(10_000) }, 'prompt'],
  [{ width: '0', height: '0' }, 'width'],
  [{ width: '20000', height: '20000' }, 'height'],
  [{ width: '512' }, 'width'],
  [{ seed: '-1' }, 'seed'],
  [{ seed: 'blue' }, 'seed'],
  [{ count: '5' }, 'count'],
  [{ style: 'oil' }, 'style'],
  [{ shape: 'round' }, 'shape'],
  [{ side: '1000' }, 'side'],
])('%j is refused beside %s', (fields, field) => {
  expect(Object.keys(read(fields as Record<string, string>))).toContain(field)
})

test('everything wrong is said at once', () => {
  expect(Object.keys(read({ prompt: '', seed: '-3', width: '9', height: '9' })).sort()).toEqual([
    'height',
    'prompt',
    'seed',
    'width',
  ])
})

test('each shape and side leads to a size and back', () => {
  for (const { value } of shapes)
    for (const side of sides) {
      const { width, height } = toSize(value, side)
      expect(Math.max(width, height)).toBe(side)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(256)
      expect(toShape(width, height)).toEqual({ shape: value, side })
    }
  expect(toShape(700, 701)).toBeNull()
})
