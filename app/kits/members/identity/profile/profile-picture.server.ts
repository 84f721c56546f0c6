import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'

const FOLDER = 'pictures'
const NAME = /^[A-Za-z0-9_-]{22}$/

/** The bytes behind the last part of a picture's address; null for anything else. */
export async function readPicture(name: string): Promise<Uint8Array | null> {
  return NAME.test(name) ? chosenFiles().read(`${FOLDER}/${name}`) : null
}

/** Keeps a picture and gives its address. */
export async function savePicture(picture: Uint8Array): Promise<string> {
  const name = createSecretId()
  await chosenFiles().put(`${FOLDER}/${name}`, picture)
  return fillPath(allEndpoints['site/picture'], { name })
}

/** Takes away the file behind an address that nothing names any more. A file that stays is no reason to fail. */
export async function removePicture(address: string | null): Promise<void> {
  const name = address?.split('/').at(-1) ?? ''
  if (!address || !NAME.test(name) || address !== fillPath(allEndpoints['site/picture'], { name })) return
  await chosenFiles()
    .remove(`${FOLDER}/${name}`)
    .catch((error: unknown) => log.warn({ err: error }, 'an old picture stayed behind'))
}
