import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { IconButton } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toPictureFile } from '../keeping/picture-address.ts'
import type { Tile } from '../keeping/tile.ts'

/** A picture just made: it opens by itself, and can be taken along or varied at once. */
export function PictureFigure({ picture, src }: { picture: Tile; src: string }) {
  const { id, alt, title, width, height } = picture
  const page = to('image-studio', null, { picture: id })
  return (
    <figure className="picture-figure">
      <Link to={page} aria-label={`Open “${title}”`} className="block">
        <img src={src} alt={alt} width={width} height={height} className="block h-auto w-full" />
      </Link>
      <figcaption>
        <a
          href={toPictureFile({ id, download: true })}
          download
          aria-label="Download"
          data-tip="Download"
          className="tooltip picture-act"
        >
          <Icon name="download" size={18} />
        </a>
        <KeyedForm name={`vary-${id}`} action={page}>
          <input type="hidden" name="do" value="vary" />
          <IconButton type="submit" label="Vary it" className="picture-act">
            <Icon name="refresh" size={18} />
          </IconButton>
        </KeyedForm>
      </figcaption>
    </figure>
  )
}
