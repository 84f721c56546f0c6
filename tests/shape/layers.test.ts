import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Lowest first: this list is the architecture. A file imports from its own room or from a lower layer. */
const LAYERS = [
  'catalogue',
  'brands',
  'platform',
  'engines',
  'ui',
  'database',
  'providers',
  'kits',
  'features',
  'shell',
]
/** The wings of the kits, lowest first: a kit uses kits of its own wing or of a lower one. */
const WINGS = ['pages', 'foundation', 'members', 'search', 'asking', 'operations']
/** These know nothing of the product above them, not even each other. */
const ALONE = ['catalogue', 'platform', 'ui']
/** Engines take values and return values: they may use the platform, never a request, the database or the product. */
const PURE = ['engines']
/** Rooms of these layers never reach into a sibling: what two of them want moves down. */
const NO_SIBLINGS = ['features', 'providers']
const FORBIDDEN_NAMES = /(^|\/)(utils?|lib|helpers?|common|misc|types|index)([./]|$)/
const ALLOWED_INDEX = /^app\/providers\/[^/]+\/index\.server\.ts$/

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^app\/[^/]+$/.test(file))

const layerOf = (file: string) => file.split('/')[1] ?? ''
/** How deep a layer's rooms lie; the other layers are one room each. */
const ROOM_DEPTH: ReadonlyMap<string, number> = new Map([
  ['engines', 2],
  ['providers', 2],
  ['kits', 3],
  ['features', 2],
])
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(1, 1 + (ROOM_DEPTH.get(layerOf(file)) ?? 1))
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
      if (PURE.includes(layer) && other !== layer && other !== 'platform')
        wrong.push(`${file} is an engine and should not know ${target}`)
      if (NO_SIBLINGS.includes(layer) && other === layer && roomOf(target) !== roomOf(file) && !isCommon(target))
        wrong.push(`${file} reaches into ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test.each(['engines', 'kits'])('%s use each other without a circle', (layer) => {
  const uses = new Map<string, Set<string>>()
  for (const file of files.filter((one) => layerOf(one) === layer)) {
    const targets = importsOf(file).filter((target) => layerOf(target) === layer && roomOf(target) !== roomOf(file))
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

const kits = files.filter((file) => layerOf(file) === 'kits')
const wingOf = (file: string) => file.split('/')[2] ?? ''

test('every kit is in a wing, and a wing uses no higher one', () => {
  expect(kits.filter((file) => !WINGS.includes(wingOf(file)))).toEqual([])
  const wrong = kits.flatMap((file) =>
    importsOf(file)
      .filter((target) => layerOf(target) === 'kits' && WINGS.indexOf(wingOf(target)) > WINGS.indexOf(wingOf(file)))
      .map((target) => `${file} looks up to ${target}`),
  )
  expect(wrong).toEqual([])
})

test('a kit has two users at least; what one feature alone needs is its own', () => {
  const users = new Map(kits.map((file) => [roomOf(file), new Set<string>()]))
  for (const file of files)
    for (const target of importsOf(file))
      if (roomOf(target) !== roomOf(file)) users.get(roomOf(target))?.add(roomOf(file))
  // What a kit registers is used by the shell, which gathers it.
  for (const file of kits.filter((one) => one.endsWith('.register.server.ts')))
    users.get(roomOf(file))?.add('app/shell/registered.server.ts')
  for (const file of ['app/root.tsx', 'app/entry.server.tsx'])
    for (const target of importsOf(file)) users.get(roomOf(target))?.add(file)
  const lonely = [...users].filter(([, { size }]) => size < 2).map(([kit]) => kit)
  expect(lonely).toEqual([])
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

test('only stores and the database layer use SQL', () => {
  const speaksSql = files.filter((file) => /from 'drizzle-orm'/.test(readFileSync(file, 'utf8')))
  expect(speaksSql.filter((file) => layerOf(file) !== 'database' && !/\.store\.server\.ts$/.test(file))).toEqual([])
})

test('an engine is used through the ledger alone', () => {
  const allowed = /^app\/(?:providers\/|kits\/asking\/by-model\/|kits\/asking\/runs\/use-engine\.server\.ts)/
  const asking = files.filter((file) => /\b(?:engine|model)\.run\(/.test(readFileSync(file, 'utf8')))
  expect(asking.filter((file) => !allowed.test(file))).toEqual([])
  expect(asking).toContain('app/kits/asking/runs/use-engine.server.ts')
})
