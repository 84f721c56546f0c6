import { expect, test } from 'vitest'
import { embed } from './embedded.server.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { embeddingEngine } from './engine.ts'

const engine = embeddingEngine(embed)
const signal = new AbortController().signal

test('texts become vectors in order, and the use counts them', async () => {
  const { result, usage } = await engine.run({ texts: ['a red car', 'a red vehicle', 'a bowl of soup'] }, { signal })
  const [car, vehicle, soup] = result.vectors
  expect(cosineOf(car!, vehicle!)).toBeGreaterThan(cosineOf(car!, soup!))
  expect(usage).toEqual({ input: 3, output: null })
})

test('too many texts, a cancel and a broken engine fail as what they are', async () => {
  const many = { texts: Array.from({ length: 501 }, () => 'x') }
  await expect(engine.run(many, { signal })).rejects.toMatchObject({ kind: 'unable' })
  await expect(engine.run({ texts: ['x'] }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'cancelled',
  })
  const broken = embeddingEngine(() => Promise.reject(new Error('no weights')))
  await expect(broken.run({ texts: ['x'] }, { signal })).rejects.toMatchObject({ kind: 'broken' })
})
