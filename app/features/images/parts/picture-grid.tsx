import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import type { Tile } from '../keeping/tile.ts'

/** Pictures in columns, each as high as it is; leads to the page of each. */
export function PictureGrid({ pictures, className = '' }: { pictures: readonly Tile[]; className?: string }) {
  return (
    <ul className={`columns-2 gap-3.5 lg:columns-4 ${className}`}>
      {pictures.map(({ id, title, width, height, at }) => (
        <li key={id} className="mb-4.5 break-inside-avoid">
          <Link to={to('image-studio', null, { picture: id })} className="group block">
            <img
              src={toPictureFile({ id, width: 320 })}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="picture-tile"
            />
            <span className="block px-1 pt-2 leading-[1.125rem] font-medium wrap-anywhere group-hover:underline">
              <span className="line-clamp-2">{title}</span>
            </span>
            <small className="block px-1 text-xs text-fg-subtle tabular-nums">
              {`${width} × ${height}, ${toShortDay(new Date(at))}`}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
