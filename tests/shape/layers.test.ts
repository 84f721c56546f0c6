import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Lowest first: this list is the architecture. A file imports from its own room or from a lower layer. */
const LAYERS = ['catalogue', 'brands', 'platform', 'ui', 'database', 'providers', 'kits', 'features', 'shell']
/** These know nothing of the product above them, not even each other. */
const ALONE = ['catalogue', 'platform', 'ui']
/** Rooms of these layers never reach into a sibling: what two of them want moves down. */
const NO_SIBLINGS = ['features', 'providers']
const FORBIDDEN_NAMES = /(^|\/)(utils?|lib|helpers?|common|misc|types|index)([./]|$)/
const ALLOWED_INDEX = /^app\/providers\/[^/]+\/index\.server\.ts$/

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^app\/[^/]+$/.test(file))

const layerOf = (file: string) => file.split('/')[1] ?? ''
/** Some layers are one room; in the others each folder is one. */
const ROOMY = ['providers', 'kits', 'features']
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(1, ROOMY.includes(layerOf(file)) ? 3 : 2)
    .join('/')
/** A file at the root of such a layer is the rooms' common ground: `providers/engine.ts`. */
const isCommon = (file: string) => file.split('/').length === 3
const isSameRoom = (file: string, target: string) =>
  roomOf(file) === roomOf(target) || (isCommon(file) && dirname(file) === dirname(target))

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, name]) => name ?? '')
  return names
    .filter((name) => !name.startsWith('#dialect'))
    .map((name) => (name.startsWith('#app/') ? name.replace('#app/', 'app/') : normalize(join(dirname(file), name))))
}

test.each(LAYERS)('imports of %s point down', (layer) => {
  const wrong: string[] = []
  for (const file of files.filter((one) => layerOf(one) === layer)) {
    for (const target of importsOf(file)) {
      const other = layerOf(target)
      if (LAYERS.indexOf(other) > LAYERS.indexOf(layer)) wrong.push(`${file} looks up to ${target}`)
      if (ALONE.includes(layer) && other !== layer) wrong.push(`${file} should know nothing of ${target}`)
      if (NO_SIBLINGS.includes(layer) && other === layer && roomOf(target) !== roomOf(file) && !isCommon(target))
        wrong.push(`${file} reaches into ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('kits use each other without a circle', () => {
  const uses = new Map<string, Set<string>>()
  for (const file of files.filter((one) => layerOf(one) === 'kits')) {
    const targets = importsOf(file).filter((target) => layerOf(target) === 'kits' && roomOf(target) !== roomOf(file))
    uses.set(roomOf(file), new Set([...(uses.get(roomOf(file)) ?? []), ...targets.map(roomOf)]))
  }
  const circles: string[] = []
  const walk = (room: string, path: readonly string[]) => {
    if (path.includes(room)) return void circles.push([...path, room].join(' > '))
    for (const next of uses.get(room) ?? []) walk(next, [...path, room])
  }
  for (const room of uses.keys()) walk(room, [])
  expect(circles).toEqual([])
})

test('every import says its direction: #app/… or a file of the same room, with its extension', () => {
  const wrong = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+|#app[^']+)'/g)]
      .map(([, name]) => name ?? '')
      .filter(
        (name) =>
          !/\.(tsx?|css|json)(\?\w+)?$/.test(name) ||
          (name.startsWith('.') && !isSameRoom(file, normalize(join(dirname(file), name)))),
      )
      .map((name) => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('names tell their subject', () => {
  expect(files.filter((file) => FORBIDDEN_NAMES.test(file.slice(4)) && !ALLOWED_INDEX.test(file))).toEqual([])
})

test('only stores and the database layer speak SQL', () => {
  const speaksSql = files.filter((file) => /from 'drizzle-orm'/.test(readFileSync(file, 'utf8')))
  expect(speaksSql.filter((file) => layerOf(file) !== 'database' && !/\.store\.server\.ts$/.test(file))).toEqual([])
})

test('an engine is used through the ledger alone', () => {
  const allowed = /^app\/(?:providers\/|kits\/by-model\/|kits\/runs\/use-engine\.server\.ts)/
  const asking = files.filter((file) => /\b(?:engine|model)\.run\(/.test(readFileSync(file, 'utf8')))
  expect(asking.filter((file) => !allowed.test(file))).toEqual([])
  expect(asking).toContain('app/kits/asking/runs/use-engine.server.ts')
})
