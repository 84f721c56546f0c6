import { clock } from '#app/platform/clock.ts'
import { readPersonFiles } from './person-files.server.ts'
import type { Person } from './person.ts'
import { listPersonalTables } from './personal-tables.server.ts'
import { toSite } from './site/site-entries.server.ts'
import { zip, type ZipEntry } from './zip.server.ts'

/** About as much text as is packed in one go. */
const CHUNK_CHARS = 64_000
const encoder = new TextEncoder()

/** What a download holds, for the page that offers it and for its README. */
export const listDownloadedFiles = (): { name: string; about: string }[] => [
  { name: 'index.html', about: 'All of it as pages: open it in a browser, no connection is needed' },
  ...listPersonalTables()
    .flatMap(({ file }) => (file ? [file] : []))
    .reverse(),
  { name: 'files/', about: 'Your profile picture and your files, if you have any' },
  { name: 'received-mails/', about: 'The whole messages that came to your address here, if there are any' },
]

/** Everything that is kept about a person as a zip file, piece by piece. */
export const packPerson = (person: Person, siteName: string): AsyncGenerator<Uint8Array> =>
  zip(entriesOf(person, siteName))

async function* entriesOf(person: Person, siteName: string): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', chunks: single(encoder.encode(toReadme(person, siteName))) }
  const tables = listPersonalTables().toReversed()
  for (const { file, read } of tables) {
    if (file && read) yield { name: file.name, chunks: toJson(read(person)) }
  }
  yield* toSite(person, tables, siteName)
  yield* readPersonFiles(person)
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A JSON array, row by row. */
async function* toJson(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let text = '['
  let mark = '\n'
  for await (const row of rows) {
    text += mark + JSON.stringify(row, null, 2)
    mark = ',\n'
    if (text.length >= CHUNK_CHARS) {
      yield encoder.encode(text)
      text = ''
    }
  }
  yield encoder.encode(`${text}\n]\n`)
}

const toReadme = ({ email, emailVerifiedAt }: Person, siteName: string) =>
  `Your data from ${siteName}, packed on ${clock.now().toUTCString()}.

${listDownloadedFiles()
  .map(({ name, about }) => `${name.padEnd(20)}${about}.`)
  .join('\n')}

Unpack it and open index.html in a browser to look around. The JSON files open in any text editor. Times are in UTC. An empty list means that nothing of the kind is kept.
${emailVerifiedAt ? '' : `\nThe address ${email} is not confirmed yet. What is kept under an address alone (letters, waitlists, feedback\nof guests) is packed once you have confirmed it, because until then it could be somebody else's.\n`}
Left out, because they are keys and no information: your password (we only have a one-way hash of it), the key of an
authenticator app, recovery codes, and the tokens of sessions and mailed links.
`
