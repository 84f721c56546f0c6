import { unzipSync } from 'fflate'

export class RepositoryError extends Error {
  constructor(readonly kind: 'broken' | 'many' | 'large' | 'empty') {
    super(`The repository is ${kind}`)
  }
}

export const MOST_ENTRIES = 100_000
const MOST_READ = 8_000
export const FILE_MAX_BYTES = 400_000
const UNPACKED_MAX_BYTES = 120 * 1_048_576
const NOT_OURS = /(^|\/)(node_modules|\.git|dist|build|vendor|\.venv|venv|__pycache__|target|\.next|coverage)\//
const ENDINGS = new Set(
  (
    'js mjs cjs jsx ts mts cts tsx py go rs java cs php rb css html htm sh sql json toml yml yaml md txt mod xml gradle env cfg ini ' +
    'properties kt swift c h cpp hpp'
  ).split(' '),
)
const NAMES = /^(LICEN[CS]E|COPYING|Dockerfile|Makefile|\.env[\w.]*)$/i
/** Whether a path is of what is made, or of packages of other people. */
export const isOfOthers = (path: string): boolean => NOT_OURS.test(path)
/** Whether a path names code or a text. */
export const isText = (path: string): boolean => {
  const file = path.split('/').at(-1) ?? ''
  return NAMES.test(file) || (file.includes('.') && ENDINGS.has(file.split('.').at(-1)?.toLowerCase() ?? ''))
}

export type Repository = {
  files: Map<string, string>
  count: number
  bytes: number
  left: Map<string, { count: number; example: string }>
}

/**
 * The texts of a zip. Nothing is written to a disk, so a path that leads out of the folder leads nowhere; it is left and said,
 * as are files that are binary, large, or of other people's packages. Throws RepositoryError.
 */
export function unpackRepository(bytes: Uint8Array): Repository {
  const left = new Map<string, { count: number; example: string }>()
  const leave = (why: string, example: string) => {
    left.set(why, { count: (left.get(why)?.count ?? 0) + 1, example: left.get(why)?.example ?? example.slice(0, 200) })
    return false
  }
  let [count, total, read] = [0, 0, 0]
  const wants = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name.endsWith('/')) return false
    count += 1
    if (count > MOST_ENTRIES) throw new RepositoryError('many')
    if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:/.test(name)) return leave('leads out of the folder', name)
    if (isOfOthers(name)) return leave('made, or of other people’s packages', name)
    if (!isText(name)) return leave('not code or text', name)
    if (originalSize > FILE_MAX_BYTES) return leave('larger than 400 kB', name)
    if (read >= MOST_READ) return leave(`behind the first ${MOST_READ.toLocaleString('en')} files`, name)
    total += originalSize
    if (total > UNPACKED_MAX_BYTES) throw new RepositoryError('large')
    read += 1
    return true
  }
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, { filter: wants })
  } catch (error) {
    if (error instanceof RepositoryError) throw error
    throw new RepositoryError('broken')
  }
  const names = Object.keys(parts)
  if (names.length === 0) throw new RepositoryError('empty')
  const root = commonFolder(names)
  const files = new Map<string, string>()
  for (const [name, content] of Object.entries(parts)) {
    if (content.subarray(0, 8_000).includes(0)) leave('binary', name)
    else files.set(name.slice(root.length), new TextDecoder().decode(content).replace(/\r\n?/g, '\n'))
  }
  return { files, count, bytes: total, left }
}

/** The folder that all names begin with, as zips of hosts have one. */
function commonFolder(names: readonly string[]): string {
  const first = names[0]?.split('/')[0]
  const folder = `${first}/`
  return names.every((name) => name.startsWith(folder)) ? folder : ''
}
