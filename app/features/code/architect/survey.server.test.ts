import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findCycles } from './survey.ts'
import { surveyRepository } from './survey-repository.ts'
import { RepositoryError, unpackRepository } from './unpack-repository.ts'

const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  )
const survey = (files: Record<string, string | Uint8Array>) => surveyRepository(zip(files), () => undefined)

test('imports, exports, dependencies, cycles, licences, secrets and remarks are read with their places', async () => {
  const read = await survey({
    'shop-main/package.json': '{"license":"MIT","dependencies":{"express":"4.22.0"},"devDependencies":{"vitest":"^3"}}',
    'shop-main/src/app.ts':
      "import express from 'express'\nimport { price } from './price.js'\nexport const app = express()\nif (price) app.listen(1)\n",
    'shop-main/src/price.ts':
      "import { app } from './app.ts'\nexport const price = 1\nexport const unusedOne = 2\nexport type Shape = { a: any }\nvoid app\n",
    'shop-main/tools/run.py': 'from .helper import go\nimport requests\ntry:\n    go()\nexcept:\n    pass\n',
    'shop-main/tools/helper.py': 'def go():\n    return 1\n',
    'shop-main/requirements.txt': 'requests==2.31.0  # http\n',
    'shop-main/.env': 'STRIPE=sk_live_abcdefghijklmnop1234\n',
    'shop-main/broken.js': 'function ( {\n',
  })
  expect(read.modules.map(({ path }) => path).sort()).toEqual([
    'broken.js',
    'src/app.ts',
    'src/price.ts',
    'tools/helper.py',
    'tools/run.py',
  ])
  expect(read.modules.find(({ path }) => path === 'src/app.ts')).toMatchObject({
    imports: ['src/price.ts'],
    packages: ['express'],
    branches: 1,
  })
  expect(read.modules.find(({ path }) => path === 'tools/run.py')?.imports).toEqual(['tools/helper.py'])
  expect(read.cycles).toEqual([['src/app.ts', 'src/price.ts']])
  expect(read.unused).toEqual([
    { path: 'src/price.ts', name: 'unusedOne' },
    { path: 'src/price.ts', name: 'Shape' },
  ])
  expect(
    read.dependencies.map(({ name, version, usedIn, isDevelopment }) => [name, version, usedIn, isDevelopment]),
  ).toEqual([
    ['express', '4.22.0', 1, false],
    ['vitest', '^3', 0, true],
    ['requests', '==2.31.0', 1, false],
  ])
  expect(read.licences).toEqual([{ path: 'package.json', name: 'MIT' }])
  expect(read.remarks.map(({ kind, path, line }) => `${kind} ${path} ${line}`)).toEqual([
    'secret .env 1',
    'syntax broken.js 1',
    'rule src/price.ts 4',
    'rule tools/run.py 5',
  ])
  expect(JSON.stringify(read)).not.toContain('sk_live_abcdefghijklmnop1234')
})

describe('bad archives', () => {
  test('paths out of the folder, binary and foreign files are left and said', async () => {
    const read = await survey({
      '../../evil.js': 'x',
      'a/ok.js': 'let a = 1\n',
      'a/node_modules/b/index.js': 'x',
      'a/pic.png': 'x',
      'a/bin.js': new Uint8Array([1, 0, 2]),
    })
    expect(read.modules.map(({ path }) => path)).toEqual(['ok.js'])
    expect(read.left.map(({ why }) => why).sort()).toEqual([
      'binary',
      'leads out of the folder',
      'made, or of other people’s packages',
      'not code or text',
    ])
  })
  test('a bomb, a thing that is no zip, and an empty one are refused', () => {
    const big = new Uint8Array(390_000).fill(32)
    const bomb = zip(Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`a/${n}.js`, big])))
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(() => unpackRepository(bomb)).toThrow(RepositoryError)
    expect(() => unpackRepository(strToU8('no zip'))).toThrow(RepositoryError)
    expect(() => unpackRepository(zip({ 'a.png': 'x' }))).toThrow(RepositoryError)
  })
})

test('cycles of a long chain are found without running out of stack', () => {
  const modules = Array.from({ length: 20_000 }, (_, n) => ({ path: `${n}`, imports: [`${(n + 1) % 20_000}`] }))
  expect(findCycles(modules).map((one) => one.length)).toEqual([20_000])
})
