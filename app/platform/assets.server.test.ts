import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import table from './assets.json' with { type: 'json' }
import { assetPath, builtPath, listAsset, type AssetName } from './assets.server.ts'

const names = (Object.keys(table) as AssetName[]).filter((name) => name !== 'knowledge')

test.each(names)('in the sources %s is where the table says', (name) => {
  expect(assetPath(name)).toBe(resolve(table[name].source))
  expect(existsSync(assetPath(name))).toBe(true)
})

test('screens are listed by their files', () => {
  expect(listAsset('screen-files').find((file) => file.endsWith('home.route.tsx'))).toMatch(
    /^[\w-]+[/\\]home\.route\.tsx$/,
  )
  expect(builtPath('server.js')).toBe(resolve('build/server.js'))
})

type Assets = { assetPath: typeof assetPath; builtPath: typeof builtPath; listAsset: typeof listAsset }
let folder = ''
let built: Assets

/** A build of this one file, in a folder of its own, as scripts/build.js lays it out. */
beforeAll(async () => {
  const file = await buildWorker('app/platform/assets.server.ts')
  folder = join(file, '..', 'build')
  mkBuild(folder, 'first')
  mkdirSync(join(folder, 'server'))
  renameSync(file, join(folder, 'server', 'index.js'))
  built = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server', 'index.js')).href)) as Assets
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

function mkBuild(at: string, id: string) {
  mkdirSync(join(at, 'data'), { recursive: true })
  writeFileSync(join(at, 'build.json'), JSON.stringify({ id }))
  writeFileSync(join(at, 'data', 'screen-files'), JSON.stringify(['site/home.route.tsx']))
}

test('a build reads its own copies, from whatever folder it is started', () => {
  expect(built.assetPath('content')).toBe(join(folder, 'data', 'content'))
  expect(built.builtPath('engine.worker.js')).toBe(join(folder, 'engine.worker.js'))
  expect(built.listAsset('screen-files')).toEqual(['site/home.route.tsx'])
})

test('a running server keeps to its build when a newer one takes its place', () => {
  renameSync(folder, `${folder}.previous`)
  mkBuild(folder, 'second')
  expect(built.assetPath('content')).toBe(join(`${folder}.previous`, 'data', 'content'))
  expect(built.builtPath('engine.worker.js')).toBe(join(`${folder}.previous`, 'engine.worker.js'))
  rmSync(`${folder}.previous`, { recursive: true })
  expect(built.assetPath('content')).toBe(join(folder, 'data', 'content'))
})
