import type { PostView } from '../posts/post-view.server.ts'

type Bridge = NonNullable<PostView['bridge']>
const NAMES = ['one', 'the other'] as const

const toShare = ({ agree, of }: { agree: number; of: number }) =>
  of === 0 ? 'nobody has judged it yet' : `${agree} of ${of} agree`

/** Why a post stands where it stands in the bridging order: opens to the counts and the sum. */
export const AgreementReason = ({ bridge: { score, groups } }: { bridge: Bridge }) => (
  <details className="rounded-card bg-sunken px-3.5 py-2 text-[0.8125rem]">
    <summary className="cursor-pointer py-1">
      Agreement across groups: {Math.round(score * 100)} of 100. <span className="link">Why here</span>
    </summary>
    <div className="grid gap-1.5 pt-1 pb-2 text-fg-muted">
      {groups.length > 1 ? (
        <>
          <p>
            Members who judge alike form two groups.{' '}
            {groups.map((group, n) => `In ${NAMES[n]} ${toShare(group)}`).join('; ')}.
          </p>
          <p>
            Each group counts (agree + 1) / (judged + 2):{' '}
            {groups.map(({ agree, of }) => `${agree + 1}/${of + 2}`).join(' × ')}, then the square root. So a post that
            one group loves and the other does not stays low, and a few presses move little.
          </p>
        </>
      ) : (
        <p>
          {groups.map(toShare).join()}. No two groups stand apart yet, so it counts ({groups[0]?.agree ?? 0} + 1) / (
          {groups[0]?.of ?? 0} + 2).
        </p>
      )}
    </div>
  </details>
)
