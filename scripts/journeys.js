import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { listChanged } from './changed-files.js'
import { ensureChromium } from './dependencies.js'

const FOLDER = 'tests/journeys'
/** The first comment of a file of stories: the rooms it tells of. */
const TELLS_OF = /^\/\/ tells of: (.+)$/m

/** The rooms that each file of stories tells of, by its name. */
export function listStories() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'))
  return new Map(
    files.map((name) => {
      const [, rooms = ''] = TELLS_OF.exec(readFileSync(`${FOLDER}/${name}`, 'utf8')) ?? []
      return [
        `${FOLDER}/${name}`,
        rooms
          .split(',')
          .map((room) => room.trim())
          .filter(Boolean),
      ]
    }),
  )
}

/** The files of stories that tell of something changed. */
export function findStories(changed, stories) {
  const isToldOf = (room) => changed.some((file) => file.startsWith(`app/${room}/`) || file === `app/${room}`)
  return [...stories].flatMap(([file, rooms]) => (changed.includes(file) || rooms.some(isToldOf) ? [file] : []))
}

if (process.argv[1]?.endsWith('journeys.js')) {
  const args = process.argv.slice(2)
  const isChanged = args.includes('--changed')
  const found = isChanged ? findStories(listChanged(), listStories()) : []
  if (isChanged)
    console.log(found.length ? `Stories of what changed:\n  ${found.join('\n  ')}` : 'No story tells of what changed.')
  if (!isChanged || found.length > 0) {
    const rest = args.filter((arg) => arg !== '--changed')
    const { status } = spawnSync(
      'node_modules/.bin/playwright',
      ['test', '-c', `${FOLDER}/playwright.config.ts`, ...found, ...rest],
      { stdio: 'inherit', env: { ...process.env, CHROMIUM: ensureChromium() ?? '' } },
    )
    process.exitCode = status ?? 1
  }
}
