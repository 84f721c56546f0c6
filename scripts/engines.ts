import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { env } from '#app/platform/env.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'

/**
 * Prints which programs of the machine add an engine, and which of them are there. As root on Debian it then installs the
 * missing ones; with `--check`, or as anybody else, it only says how.
 */
const ROOMS = 'app/providers'
const COLUMNS = ['program', 'version', 'adds'] as const

type State = SystemProgram & { version: string | null }

async function findPrograms(): Promise<SystemProgram[]> {
  const programs = new Map<string, SystemProgram>()
  for (const room of readdirSync(ROOMS).sort()) {
    const file = `${ROOMS}/${room}/index.server.ts`
    if (!existsSync(file)) continue
    const { programs: those = [] } = (await import(`#app/providers/${room}/index.server.ts`)) as {
      programs?: readonly SystemProgram[]
    }
    for (const program of those) if (!programs.has(program.name)) programs.set(program.name, program)
  }
  return [...programs.values()]
}

/** One after another: a probe that shares the machine with others takes longer than it may. */
async function probeAll(programs: readonly SystemProgram[]): Promise<State[]> {
  const states: State[] = []
  for (const program of programs) states.push({ ...program, version: (await program.probe())?.version ?? null })
  return states
}

function printTable(states: readonly State[]) {
  const rows = [
    [...COLUMNS],
    ...states.map(({ name, version, adds, packages }) => [
      name,
      version ?? 'missing',
      version ? adds : `${adds} (${packages.join(', ')})`,
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
const states = await probeAll(await findPrograms())
printTable(states)
const packages = [
  ...new Set(states.filter(({ version }) => version === null).flatMap((state) => state.packages)),
].sort()
const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')

if (packages.length === 0) {
  console.log('\nEverything is there.')
} else if (process.argv.includes('--check') || !isRootOnDebian) {
  console.log(`\nFrenly runs without them. On Debian these bring what is missing:\n  ${install.join(' ')}`)
} else {
  console.log(`\nInstalling what is missing:\n  ${install.join(' ')}\n`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const [program = '', ...args] = install
  process.exitCode = spawnSync(program, args, options).status ?? 1
  if (process.exitCode === 0) {
    console.log()
    printTable(await probeAll(await findPrograms()))
  }
}
process.exit()
