import { readFileSync } from 'node:fs'
import { builtPath, runsFromBuild } from '#app/platform/assets.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { Example } from './example.ts'
import type { Answered } from './live-results.ts'

/** What home shows of the engines, worked out by those of the build while it was made: scripts/work-out-home.ts. */
export type WorkedOut = { example: Example; sum: Answered; world: Answered }

/** Where it lies in a build. */
export const WORKED_OUT_FILE = 'data/home.json'

/** Null in development and tests, where each server works it out itself. */
export const workedOutByBuild = (): WorkedOut | null => once('landing-worked-out', read)

function read(): WorkedOut | null {
  if (!runsFromBuild()) return null
  try {
    return JSON.parse(readFileSync(builtPath(WORKED_OUT_FILE), 'utf8')) as WorkedOut
  } catch (error) {
    log.warn({ err: error }, 'what the build worked out for home cannot be read')
    return null
  }
}
