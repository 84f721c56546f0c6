import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'

type Shown = {
  id: string
  width?: number
  as?: 'png' | 'webp' | 'jpeg' | 'svg'
  share?: string | null
  download?: boolean
}

/** The address of a picture's bytes: as it is, in another width, or in another format to take along. */
export const toPictureFile = ({ id, width, as, share = null, download = false }: Shown): string =>
  fillPath(endpoints['images/picture-file'], { id }) + toQuery({ width, as, share, download: download ? 1 : null })
