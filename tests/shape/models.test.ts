import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const manifestSchema = z.array(
  z.strictObject({
    name: z.string(),
    version: z.iso.date(),
    sha256: z.string().length(64),
    licence: z.string().min(3),
    origin: z.string().min(3),
    trainedBy: z.string().min(3),
  }),
)
const manifest = manifestSchema.parse(JSON.parse(readFileSync('models/manifest.json', 'utf8')))

test('the manifest names every model, and each file is the one it names', () => {
  const files = readdirSync('models').filter((file) => !/^manifest\.json$|\.md$/.test(file))
  expect(manifest.map(({ name }) => name).sort()).toEqual(files.sort())
  for (const { name, sha256 } of manifest)
    expect(
      createHash('sha256')
        .update(readFileSync(`models/${name}`))
        .digest('hex'),
      name,
    ).toBe(sha256)
})

test('what trained a model is in the repository', () => {
  const trainers = manifest.map(({ trainedBy }) => trainedBy).filter((path) => path !== 'copied')
  expect(trainers.filter((path) => !existsSync(path))).toEqual([])
})
