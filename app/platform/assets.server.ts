import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import table from './assets.json' with { type: 'json' }

/** The name of a file or folder that the server reads; `assets.json` says where its source is. */
export type AssetName = keyof typeof table

type Home = { folder: string; buildId: string | null }

/** Written into each build by scripts/build.js; it tells one build from the next. */
const BUILD_FILE = 'build.json'
const PREVIOUS = '.previous'

let found: Home | null = null

/**
 * The path of a file or folder that the server reads: in the build a copy of it, in development and tests its source.
 * A server keeps to the build it began with, also when a newer one has taken its place.
 */
export function assetPath(name: AssetName): string {
  const { folder, buildId } = home()
  return buildId === null ? join(folder, table[name].source) : join(ownBuild(folder, buildId), 'data', name)
}

/** Whether this code is part of a build, which stands alone, or of the sources. */
export const runsFromBuild = (): boolean => home().buildId !== null

/** The files of a folder asset, by their paths inside it. The build carries the list instead of the files. */
export function listAsset(name: 'screen-files'): string[] {
  if (home().buildId !== null) return JSON.parse(readFileSync(assetPath(name), 'utf8')) as string[]
  const files = readdirSync(assetPath(name), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith(table[name].listed))
}

/** The path of a bundle or folder that the build makes, such as `engine.worker.js`. */
export function builtPath(name: string): string {
  const { folder, buildId } = home()
  return buildId === null ? join(folder, 'build', name) : join(ownBuild(folder, buildId), name)
}

function ownBuild(folder: string, buildId: string): string {
  return [folder, folder + PREVIOUS].find((one) => readBuildId(one) === buildId) ?? folder
}

/** The build or the repository that this code is part of. */
function home(): Home {
  return (found ??= findHome(dirname(fileURLToPath(import.meta.url))))
}

function findHome(start: string): Home {
  for (let folder = start; ; folder = dirname(folder)) {
    const buildId = readBuildId(folder)
    if (buildId !== null || existsSync(join(folder, 'app', 'routes.ts'))) return { folder, buildId }
    if (folder === dirname(folder)) throw new Error(`${start} is part of neither a build nor the sources`)
  }
}

function readBuildId(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, BUILD_FILE), 'utf8')) as { id: string }).id
  } catch {
    return null
  }
}
