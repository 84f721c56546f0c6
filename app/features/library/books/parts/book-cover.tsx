import '../../library.css'

type Props = {
  cover: { src: string; alt?: string } | null
  title: string
  by?: string
  isAside?: boolean
  className?: string
}

/** A cover, or the title in its place. Beside the title it says nothing new, and is passed over. */
export function BookCover({ cover, title, by = '', isAside = false, className = '' }: Props) {
  if (cover)
    return (
      <span className={`book-cover ${className}`}>
        <img src={cover.src} alt={isAside ? '' : (cover.alt ?? '')} width={400} height={600} loading="lazy" />
      </span>
    )
  return (
    <span className={`book-cover ${className}`} aria-hidden="true">
      <span className="book-cover-words" dir="auto">
        <span className="line-clamp-6">{title}</span>
        <span className="line-clamp-2 text-sm font-normal">{by}</span>
      </span>
    </span>
  )
}
