import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/to.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { isFileKey } from '#app/providers/files/files.ts'
import type { Person } from './person.ts'

/** The files of a person as they stand in the download: name and bytes. A picture from elsewhere is not ours to pack. */
export async function* readFiles({ profilePicture }: Person): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const name = profilePicture?.split('/').at(-1) ?? ''
  const key = `pictures/${name}`
  if (profilePicture !== fillPath(endpoints['site/picture'], { name }) || !isFileKey(key)) return
  const bytes = await chosenFiles().read(key)
  if (bytes) yield { name: 'files/profile-picture.webp', bytes }
}
