import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const lines = (text) => text.split('\n').filter(Boolean)

/** The commit that the work in hand began from: where it left main, or the one before on main itself. */
export function findBase() {
  const main = ['origin/main', 'main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name)
    } catch {
      return false
    }
  })
  if (!main) return 'HEAD'
  const base = git('merge-base', 'HEAD', main)
  return base === git('rev-parse', 'HEAD') && !git('status', '--porcelain') ? 'HEAD~1' : base
}

/** The files that differ from the base and are there: committed, staged, or not known to git yet. */
export function listChanged(base = findBase()) {
  const differing = lines(git('diff', '--name-only', base))
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  return [...new Set([...differing, ...untracked])].filter((file) => existsSync(file))
}
