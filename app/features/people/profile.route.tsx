import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ProfilePage } from './parts/profile/profile-page.tsx'
import { ScorePart } from './parts/profile/score-part.tsx'
import { actOnProfile } from './profile/profile-acts.server.ts'
import { readProfile } from './profile/profile-view.server.ts'
import { readProfileScore } from './score/profile-score.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const handle = params.handle ?? ''
  const isScore = new URL(request.url).searchParams.get('part') === 'score'
  return isScore
    ? { part: 'score' as const, ...(await readProfileScore(request, handle)) }
    : { part: 'all' as const, ...(await readProfile(request, handle)) }
}

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  actOnProfile(request, context.network, params.handle ?? '')

export const headers = passRetryAfter

/** A profile is for search engines only when its member opened it to everybody and lets others find them. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view) return matches.flatMap((match) => match.meta ?? [])
  if (view.part === 'score') return retitled(matches, { title: `Score of ${view.name}`, isIndexed: false })
  const { name, description, canonicalPath, isIndexed, data } = view
  const words = retitled(matches, { title: name, about: description, canonicalPath, isIndexed })
  return data ? [...words, { 'script:ld+json': data }] : words
}

export default function Profile() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.part === 'all') return <ProfilePage key={view.handle} view={view} problem={problem} />
  return (
    <div className="page max-w-[760px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('profile', { handle: view.handle })}>{`Profile of ${view.name}`}</BackLink>
      <h1 className="heading-page mt-2 mb-5 wrap-anywhere" dir="auto">
        Score of {view.name}
      </h1>
      <ScorePart score={view.score} whose={view.name} />
    </div>
  )
}
