import { expect, test } from 'vitest'
import { readModels, toModelValue } from './models-field.ts'

test('ticked and written models are one list, each once', () => {
  const ticked = [toModelValue({ model: 'gpt-4o', port: 'write' })]
  expect(readModels(ticked, 'gpt-4o\n\n  draw   gpt-image-1 \nllama3.2:1b')).toEqual([
    { port: 'write', model: 'gpt-4o' },
    { port: 'draw', model: 'gpt-image-1' },
    { port: 'write', model: 'llama3.2:1b' },
  ])
})

test('a model that is called like a port is a model', () => {
  expect(readModels([], 'write')).toEqual([{ port: 'write', model: 'write' }])
})
