import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const DOVECOT = '/usr/sbin/dovecot'
const PASSWORD = 'a secret word'
/** Root reads no mail in Dovecot: then it runs as the user that has nothing. */
const NOBODY = { uid: 65_534, gid: 65_534, user: 'nobody', group: 'nogroup' }

/** A word for whoever wonders why these tests were skipped. */
export const lacksDovecot = !existsSync(DOVECOT) && 'there is no dovecot-imapd on this machine'

export type Dovecot = {
  port: number
  password: string
  cert: string
  key: string
  /** Where the mail of a user lies, as Maildir. */
  mailOf: (user: string) => string
  start: () => Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
  remove: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

function whoRuns() {
  const { uid, gid, username } = userInfo()
  if (uid === 0) return NOBODY
  return { uid, gid, user: username, group: execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim() }
}

function makeCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...made, ...named, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), files: { key, cert } }
}

const configuration = (folder: string, port: number, files: { key: string; cert: string }, who: typeof NOBODY) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${files.cert}
ssl_key = <${files.key}
mail_location = maildir:${folder}/mail/%u
default_internal_user = ${who.user}
default_internal_group = ${who.group}
default_login_user = ${who.user}
first_valid_uid = 1
first_valid_gid = 1
mail_fsync = never
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD.replaceAll(' ', '_')}
}
userdb {
  driver = static
  args = uid=${who.uid} gid=${who.gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    special_use = \\Sent
    auto = subscribe
  }
  mailbox Trash {
    special_use = \\Trash
    auto = subscribe
  }
  mailbox Junk {
    special_use = \\Junk
    auto = subscribe
  }
  mailbox Archive {
    special_use = \\Archive
    auto = subscribe
  }
}
`

/** A Dovecot of one's own on this machine: any user name is let in with its one password. */
export async function openDovecot(): Promise<Dovecot> {
  const who = whoRuns()
  const folder = mkdtempSync(join(tmpdir(), 'frenly-dovecot-'))
  const port = await freePort()
  const { key, cert, files } = makeCertificate(folder)
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, configuration(folder, port, files, who))
  for (const name of ['run', 'state', 'mail']) mkdirSync(join(folder, name))
  chmodSync(folder, 0o755)
  for (const path of [
    folder,
    config,
    files.key,
    files.cert,
    ...['run', 'state', 'mail'].map((one) => join(folder, one)),
  ])
    chownSync(path, who.uid, who.gid)
  let child: ChildProcess | null = null

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  const start = async () => {
    const asOther = userInfo().uid === 0 ? { uid: who.uid, gid: who.gid } : {}
    child = spawn(DOVECOT, ['-F', '-c', config], { ...asOther, stdio: 'ignore' })
    for (let tries = 0; tries < 200; tries += 1) {
      if (child.exitCode !== null) throw new Error(`Dovecot ended: ${readFileSync(join(folder, 'log'), 'utf8')}`)
      if (await answers(port)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Dovecot does not answer')
  }
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  const mailOf = (user: string) => join(folder, 'mail', user)
  return { port, password: PASSWORD.replaceAll(' ', '_'), cert, key, mailOf, start, stop, remove }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => undefined)
    setTimeout(() => socket.destroy(), 100)
  })
