import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All mails in the outbox of a data folder, the oldest first, as somebody reads them. */
export function readLetters(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  // What is still being written has another ending.
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => toPlain(readFileSync(join(folder, name), 'utf8')))
}

/** Those to an address, in any letter case: a domain loses its own on the way. */
export function lettersTo(dataDir: string, address: string): string[] {
  const line = `to: ${address.toLowerCase()}`
  return readLetters(dataDir).filter((letter) => letter.toLowerCase().split(/\r?\n/).includes(line))
}

const toPlain = (letter: string) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

export const subjectsTo = (dataDir: string, address: string): (string | undefined)[] =>
  lettersTo(dataDir, address).map((letter) => /^Subject: (.*?)\r?$/m.exec(letter)?.[1])

/** The newest link to a page in the mails of an address; nothing while there is none. */
export function findLink(dataDir: string, address: string, path: string): string | undefined {
  const link = new RegExp(`https?://\\S*${path}\\?token=[\\w-]+`)
  return lettersTo(dataDir, address)
    .flatMap((letter) => link.exec(letter)?.[0] ?? [])
    .at(-1)
}
