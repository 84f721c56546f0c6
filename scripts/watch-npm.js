import { spawnSync } from 'node:child_process'

const LOOK_EVERY_MS = 1_000
const SHELL = /(?:^|\/)-?(?:ba|da|z)?sh$/

/** Calls back when the npm that runs this script is gone: npm may be killed without passing the signal on. */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const parents = npmAbove()
  const timer = setInterval(() => {
    if (parents.every(isAlive) && process.ppid === parents[0]) return
    clearInterval(timer)
    onGone()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** The parent of this process, and where that is a shell, the npm above it. */
function npmAbove() {
  const [parent, name] = parentOf(process.ppid)
  return SHELL.test(name) && parent > 1 ? [process.ppid, parent] : [process.ppid]
}

/** The parent of a process and its own name, as `ps` of Linux and macOS tells; a machine without `ps` tells nothing. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent = '0', name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(stdout ?? '') ?? []
  return [Number(parent), name]
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
