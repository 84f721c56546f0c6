import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { systemPrograms } from '#app/kits/asking/engines/embedded-engines.server.ts'
import { env } from '#app/platform/env.server.ts'
import { toInstallWords } from '#app/providers/system-program.ts'
import type { Probe, SystemProgram } from '#app/providers/system-program.ts'

/**
 * Prints which programs of the machine add an engine, and which of them work. As root on Debian it then installs the
 * missing ones; with `--check`, or as anybody else, it only says how.
 */
const COLUMNS = ['program', 'state', 'adds'] as const

type Tried = SystemProgram & { found: Probe }

/** One after another: a probe that shares the machine with others takes longer than it may. */
async function tryAll(): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const program of systemPrograms) tried.push({ ...program, found: await program.probe() })
  return tried
}

function toState({ found }: Tried): string {
  if (found.state === 'works') return found.version ?? 'works'
  return found.why === null ? found.state : `${found.state}: ${found.why}`
}

function printTable(tried: readonly Tried[]) {
  const rows = [
    [...COLUMNS],
    ...tried.map((one) => [
      one.name,
      toState(one),
      one.found.state === 'works' ? one.adds : `${one.adds} (${one.packages.join(', ')})`,
    ]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

env()
const tried = await tryAll()
printTable(tried)
const isBroken = tried.some(({ found }) => found.state === 'broken')
const packages = [
  ...new Set(tried.filter(({ found }) => found.state === 'missing').flatMap((one) => one.packages)),
].sort()
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')

if (isBroken) console.log('\nWhat is broken is not used. Installing its packages anew may help.')
if (packages.length === 0) {
  if (!isBroken) console.log('\nEverything is there.')
} else if (process.argv.includes('--check') || !isRootOnDebian) {
  console.log(`\nFrenly runs without them. On Debian these bring what is missing:\n  ${toInstallWords(packages)}`)
} else {
  console.log(`\nInstalling what is missing:\n  ${toInstallWords(packages)}\n`)
  const [program = '', ...args] = toInstallWords(packages).split(' ')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  process.exitCode = spawnSync(program, args, options).status ?? 1
  if (process.exitCode === 0) {
    console.log()
    printTable(await tryAll())
    console.log(
      '\nA server that runs takes them up at its next start, or by "Look again" on /admin/providers?part=machine.',
    )
  }
}
process.exit()
