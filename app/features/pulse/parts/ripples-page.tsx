import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ScrollArea } from '#app/ui/data/scroll-area.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { RipplesView, TreeView } from '../ripples/read-ripples.server.ts'
import { PostCard } from './post-card.tsx'
import { RipplePicture } from './ripple-picture.tsx'

/** How posts spread from member to member. */
export function RipplesPage({ view }: { view: RipplesView }) {
  return (
    <div className="page max-w-[860px] pt-5 pb-section lg:pt-9">
      {view.part === 'tree' ? <Tree view={view} /> : <Most view={view} />}
    </div>
  )
}

function Most({ view: { posts } }: { view: Extract<RipplesView, { part: 'list' }> }) {
  return (
    <>
      <h1 className="heading-page">Ripples</h1>
      <p className="lead mt-2 max-w-[34em]">
        What members passed on to one another in the last 30 days. Each ripple shows who had it from whom, as it
        happened.
      </p>
      {posts.length === 0 ? (
        <EmptyState
          title="Nothing has been passed on lately"
          pose="idle"
          className="mt-6"
          action={
            <ButtonLink to={to('pulse')} variant="plain">
              Open the pulse
            </ButtonLink>
          }
        >
          Pass a post on in the pulse, and its ripple begins here.
        </EmptyState>
      ) : (
        <ol className="mt-6 divide-y divide-line border-y border-line">
          {posts.map(({ post, times }) => (
            <li key={post.id} className="py-5">
              <PostCard post={post} canAct={false} />
              <Link to={to('ripples', null, { post: post.id })} className="link mt-2 inline-flex min-h-9 items-center">
                See the ripple: passed on {times === 1 ? 'once' : `${times} times`}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const toDistance = (steps: number) => (steps === 1 ? '' : `, up to ${steps} steps away`)

function Tree({ view: { post, rings, isCut } }: { view: TreeView }) {
  const author = post.author?.name ?? 'Former member'
  return (
    <>
      <BackLink to={to('ripples')}>All ripples</BackLink>
      <h1 className="heading-page mt-2">The ripple of a post</h1>
      <div className="mt-4 rounded-card bg-sunken p-4">
        <PostCard post={post} canAct={false} />
      </div>
      {rings.length === 0 ? (
        <p className="mt-6 text-fg-muted">Nobody has passed it on yet.</p>
      ) : (
        <>
          <p className="mt-6">
            {author} began it. {rings.length === 1 ? 'One member' : `${rings.length} members`} passed it on
            {toDistance(Math.max(...rings.map(({ depth }) => depth)))}.{isCut ? ' The first 500 are shown.' : ''}
          </p>
          <RipplePicture rings={rings} author={author} />
          <h2 className="heading-section mt-8">Step by step</h2>
          <ScrollArea label="Who passed it on" className="mt-3">
            <table className="w-full text-left">
              <thead>
                <tr className="text-[0.8125rem] text-fg-muted">
                  {['Member', 'Had it from', 'When', 'Passed on by'].map((head) => (
                    <th key={head} scope="col" className="py-2 pr-4 font-medium">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rings.map((ring) => (
                  <tr key={ring.id} className="border-t border-line align-top">
                    <th
                      scope="row"
                      className="py-2 pr-4 font-normal wrap-anywhere"
                      style={{ paddingInlineStart: `${ring.depth - 1}rem` }}
                    >
                      {ring.handle ? (
                        <Link to={to('profile', { handle: ring.handle })} className="link inline-block min-h-6">
                          {ring.name}
                        </Link>
                      ) : (
                        ring.name
                      )}
                      {ring.words ? <span className="block text-fg-muted">“{ring.words}”</span> : null}
                    </th>
                    <td className="py-2 pr-4 wrap-anywhere">{ring.from ?? author}</td>
                    <td className="py-2 pr-4 whitespace-nowrap">
                      <time dateTime={ring.at}>{ring.ago}</time>
                    </td>
                    <td className="py-2 tabular-nums">{ring.below}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </>
      )}
    </>
  )
}
