import type { ListedPost } from '../blog-view.server.ts'
import '../blog.css'

/** A post's cover. In a list it says nothing that the title does not, so that it is passed over there. */
export function PostCover({ cover, isAside = false }: { cover: ListedPost['cover']; isAside?: boolean }) {
  if (!cover) return null
  const alt = isAside ? '' : cover.alt
  if (cover.svg)
    return (
      <div
        {...(alt ? { 'role': 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{ __html: cover.svg }}
      />
    )
  return cover.src ? (
    <img src={cover.src} alt={alt} width={1280} height={640} loading="lazy" className="blog-cover blog-picture" />
  ) : null
}
