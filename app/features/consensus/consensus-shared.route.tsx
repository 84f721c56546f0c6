import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { readShared } from '#app/kits/asking/consensus/sharing/shares.server.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { foldRun } from './run/fold/fold-run.ts'
import { SharedRun } from './run/shared-run.tsx'

/** A shared run: a copy that anybody with the address may read, until its owner takes it back. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const shared = await readShared(params.id ?? '')
  if (!shared)
    throw notFound('Nothing is shared under this address. It may have been taken back, or the link was cut short.')
  const { page, sharedAt } = shared
  return { page: { ...page, ...foldRun(page, new URL(request.url).searchParams) }, sharedAt }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  loaded
    ? retitled(matches, { title: loaded.page.question || 'Pasted answers compared', isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function ConsensusShared() {
  const { page, sharedAt } = useLoaderData<typeof loader>()
  return (
    <div className="page pt-3 pb-section">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-fg-muted">
          Shared on {toLongDay(sharedAt)}, asked on {toLongDay(new Date(page.askedAt))}. Blocks stand for words its
          owner took out.
        </p>
        {page.question && !page.question.includes('█') ? (
          <ButtonLink to={to('consensus', null, { question: page.question })} variant="plain" size="sm">
            <Icon name="rotate" size={16} /> Ask it yourself
          </ButtonLink>
        ) : null}
      </div>
      <SharedRun page={page} />
    </div>
  )
}
