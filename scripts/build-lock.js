import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOCK = '.build.lock'
const LOOK_AGAIN_MS = 500

/** Does the work while no other process builds here; waits for one that does. A lock of a process that is gone is void. */
export async function whileAloneBuilding(work) {
  for (let said = false; !take(); said = true) {
    if (!said) process.stderr.write('Another build is at work here. Waiting for it.\n')
    await sleep(LOOK_AGAIN_MS)
  }
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    const file = openSync(LOCK, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(LOCK, { force: true })
    return false
  }
}

/** A lock without a number is being written at this moment. */
function isHeld() {
  const pid = Number(readLock())
  if (!Number.isInteger(pid) || pid <= 0) return true
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readLock() {
  try {
    return readFileSync(LOCK, 'utf8')
  } catch {
    return ''
  }
}
