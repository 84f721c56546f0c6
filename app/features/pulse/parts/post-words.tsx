import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { PostPart } from '../posts/clean-post.ts'

/** The words of a post in the direction of their script, with topics, names and addresses as links. */
export const PostWords = ({ parts }: { parts: readonly PostPart[] }) => (
  <p dir="auto" className="post-words">
    {parts.map((part, n) => (
      <Part key={n} part={part} />
    ))}
  </p>
)

function Part({ part }: { part: PostPart }) {
  switch (part.kind) {
    case 'topic':
      return (
        <Link to={to('pulse', null, { topic: part.topic })} className="link">
          {part.text}
        </Link>
      )
    case 'mention':
      return (
        <Link to={to('profile', { handle: part.handle })} className="link">
          {part.text}
        </Link>
      )
    case 'link':
      return (
        <a href={part.url} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
          {part.text}
        </a>
      )
    default:
      return part.text
  }
}
