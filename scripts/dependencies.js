import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Runs a command with its output shown; ends the process with the command's own code when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs from the lockfile when node_modules is missing or older than the lockfile. Needs nothing but Node. */
export function ensureDependencies() {
  if (areInstalled()) {
    process.stderr.write('Start: the packages are installed.\n')
    return ensureNativeModules()
  }
  refuseLink()
  process.stderr.write('Start: installing packages from the lockfile. This takes a minute or two, once.\n')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Its runtime for processors comes in the package; what it would fetch besides is for graphics cards.
  const env = { ...process.env, NODE_ENV: 'development', ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const stdio = ['ignore', 2, 2]
  if (runNpm(args, { stdio, env }) !== 0) explainInstallFailure()
  ensureNativeModules()
}

function runNpm(args, options) {
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  return spawnSync(command, [...before, ...args], options).status
}

/** Written once the database driver has been seen to load; another Node or machine makes another text. */
const NATIVE_STAMP = 'node_modules/.native-modules'
const machine = `${process.platform} ${process.arch} ${process.versions.modules}`

/** Builds the database driver anew when it does not load in this Node, as after an upgrade of Node. */
export function ensureNativeModules() {
  const before = existsSync(NATIVE_STAMP) ? readFileSync(NATIVE_STAMP, 'utf8') : null
  if (before === machine) return
  if (!loadsDriver()) {
    const change = before ? ` (it was built for ${before}, this is ${machine})` : ''
    process.stderr.write(`Start: the database driver does not fit this Node${change}. Building it anew.\n`)
    if (runNpm(['rebuild', 'better-sqlite3', '--loglevel=error'], { stdio: ['ignore', 2, 2] }) !== 0 || !loadsDriver())
      explainInstallFailure()
  }
  try {
    writeFileSync(NATIVE_STAMP, machine)
  } catch {
    // A folder that cannot be written costs this look at each start.
  }
}

function loadsDriver() {
  const program = "new (require('better-sqlite3'))(':memory:').close()"
  return spawnSync(process.execPath, ['-e', program], { stdio: 'ignore' }).status === 0
}

function areInstalled() {
  const installed = 'node_modules/.package-lock.json'
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs - 1_000
}

/** `npm ci` first empties node_modules, and would empty the folder the link leads to. */
function refuseLink() {
  if (!lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  process.stderr.write(
    'node_modules is a symbolic link, and installing would empty the folder it leads to. Remove the link and start again, ' +
      'or install the packages of package-lock.json there yourself.\n',
  )
  process.exit(1)
}

function explainInstallFailure() {
  const hasCompiler = ['make', 'g++', 'python3'].every((tool) => spawnSync('which', [tool]).status === 0)
  process.stderr.write(
    hasCompiler
      ? 'The packages could not be installed. npm says above why.\n'
      : 'The packages could not be installed. The database driver comes ready-made for most machines; where that copy ' +
          'cannot be fetched it is compiled, which needs python3, make and g++ (Debian: apt-get install -y python3 make g++).\n',
  )
  process.exit(1)
}

/** True on Debian and its kin with the right to install packages. */
export function canUseApt() {
  const isRoot = process.getuid?.() === 0
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return isRoot && /debian|ubuntu/i.test(release)
}

/**
 * Makes sure tests find PostgreSQL's programs, through apt where that may be used. Null when they do, else why not; a test
 * starts a throw-away server of its own.
 */
export function ensurePostgres() {
  if (hasPostgres()) return null
  if (!canUseApt()) return 'PostgreSQL is not installed, and only root on Debian may install it from here'
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'inherit', env })
  return hasPostgres() ? null : 'PostgreSQL could not be installed; apt says above why'
}

function hasPostgres() {
  const folder = '/usr/lib/postgresql'
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`))
}

/** The path of a browser for tests: CHROMIUM, the system's own, one installed through apt, else Playwright's download. */
export function ensureChromium() {
  const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  )
  const found = [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path))
  if (found) return found
  if (canUseApt()) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return '/usr/bin/chromium-headless-shell'
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
