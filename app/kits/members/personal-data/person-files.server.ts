import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { objectKeysOf, openFile, removeObjects } from '#app/kits/foundation/files/files.server.ts'
import { keyOwners } from '#app/kits/foundation/files/key-owners.store.server.ts'
import { log } from '#app/platform/log.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { isFileKey } from '#app/providers/files/files.ts'
import { listFileRows, listMailRows, toPackedMailName, toPackedName } from './kept.store.server.ts'
import type { Person } from './person.ts'
import type { ZipEntry } from './zip.server.ts'

/** The files of a person as they stand in the download. A picture from elsewhere is not ours to pack. */
export async function* readPersonFiles(person: Person): AsyncGenerator<ZipEntry> {
  const pictureKey = toPictureKey(person.profilePicture)
  const picture = pictureKey && (await chosenFiles().open(pictureKey))
  if (picture) yield { name: 'files/profile-picture.webp', chunks: picture }
  for (const file of await listFileRows(person)) {
    const bytes = await openFile(file).catch((error: unknown) =>
      log.error({ err: error }, 'a file could not be packed'),
    )
    if (bytes) yield { name: toPackedName(file), chunks: bytes }
  }
  for (const mail of await listMailRows(person)) {
    const message = await chosenFiles().open(mail.rawKey)
    if (message) yield { name: toPackedMailName(mail), chunks: message }
  }
}

function toPictureKey(address: string | null): string | null {
  const name = address?.split('/').at(-1) ?? ''
  const key = `pictures/${name}`
  return address === fillPath(allEndpoints['site/picture'], { name }) && isFileKey(key) ? key : null
}

/** Where the bytes of a person's files and mail lie, to be asked before the rows are erased. */
export async function listPersonKeys(person: Person): Promise<string[]> {
  const [files, mails] = [await listFileRows(person), await listMailRows(person)]
  return [...files.flatMap(objectKeysOf), ...mails.map(({ rawKey }) => rawKey)]
}

/** Removes what lies under a person's keys once the rows are gone; a message that came to others as well stays theirs. */
export async function removePersonFiles(keys: readonly string[]): Promise<void> {
  const mails = keys.filter((key) => key.startsWith('mails/'))
  const shared = new Set(mails.length > 0 ? await keyOwners.mails!(mails) : [])
  await removeObjects(keys.filter((key) => !shared.has(key)))
}
