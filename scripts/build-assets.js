import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { carriedPackages } from './carried-packages.js'

/** Where the server's files come from; the server looks them up in the same table. */
const assets = JSON.parse(readFileSync('app/platform/assets.json', 'utf8'))
const LICENCE_FILE = /^(?:licen[sc]e|notice|copying)/i

/** Copies everything the server reads into the build, with the licences of what others made. */
export function copyAssets(build) {
  for (const [name, asset] of Object.entries(assets)) copyAsset(join(build, 'data', name), asset)
  for (const [name, kept] of Object.entries(carriedPackages)) copyPackage(build, name, kept)
  const packages = Object.values(assets).flatMap(({ licence }) => licence ?? [])
  writeFileSync(join(build, 'data', 'NOTICE'), toNotice([...packages, ...Object.keys(carriedPackages)]))
}

function copyAsset(target, { source, only, listed, plainDrawings, made }) {
  mkdirSync(dirname(target), { recursive: true })
  if (listed) return writeFileSync(target, JSON.stringify(filesIn(source).filter((file) => file.endsWith(listed))))
  if (plainDrawings) return writeFileSync(target, keepPlainDrawings(readFileSync(source, 'utf8')))
  if (made && !existsSync(source)) return
  const pattern = only ? new RegExp(only) : null
  const isWanted = (file) => !pattern || statSync(file).isDirectory() || pattern.test(file.slice(source.length + 1))
  cpSync(source, target, { recursive: true, filter: isWanted })
}

/** The server draws with plain drawings alone; the same in five tones of skin are 70 of 99 MB. */
function keepPlainDrawings(text) {
  const toned = /-(?:medium-)?(?:light|dark)$|-medium$/
  const { prefix, icons } = JSON.parse(text)
  const plain = Object.entries(icons).filter(([name]) => !toned.test(name))
  return gzipSync(JSON.stringify({ prefix, icons: Object.fromEntries(plain) }))
}

function copyPackage(build, name, kept) {
  const from = join('node_modules', name)
  for (const file of filesIn(from)) {
    if (!kept.some((pattern) => pattern.test(file)) && !LICENCE_FILE.test(file)) continue
    const target = join(build, 'node_modules', name, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(from, file), target)
  }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

/** Name, version and licence of each package that a part was taken from, with the text it came with. */
function toNotice(packages) {
  const parts = packages.map((name) => {
    const folder = join('node_modules', name)
    const { version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const texts = readdirSync(folder)
      .filter((file) => LICENCE_FILE.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return [`${name} ${version}, ${license}`, homepage, ...texts].filter(Boolean).join('\n\n')
  })
  return `The build carries parts of these packages.\n\n${parts.join(`\n\n${'-'.repeat(78)}\n\n`)}\n`
}

/** Puts the indexes that a build has made aside, so that the next build need not make them again. */
export function keepMade(build) {
  for (const [name, { source, made }] of Object.entries(assets))
    if (made) cpSync(join(build, 'data', name), source, { recursive: true })
}
