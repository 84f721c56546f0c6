import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { LoadingArea } from '#app/ui/feedback/loading-area.tsx'
import { SkeletonList } from '#app/ui/feedback/skeleton-shapes.tsx'
import { Specimen } from '../parts/guide.tsx'

export function FullArea({ waitedS }: { waitedS: number }) {
  return (
    <>
      <Specimen
        name="A slow page"
        use="This page again, but the server takes its time. Without JavaScript your browser shows that it is loading."
      >
        <ButtonLink to={`${to('loading-demo', null, { wait: 2 })}#full-area`} variant="plain">
          <Icon name="clock" />
          Open the page that takes 2 seconds
        </ButtonLink>
        {waitedS > 1 ? (
          <p role="status" className="text-fg-muted">
            Here it is. The server waited {waitedS} seconds.
          </p>
        ) : null}
      </Specimen>
      <Specimen name="What it looks like" className="rounded-card bg-bg p-6 shadow-sm sm:p-8">
        <LoadingArea
          label="Loading Support"
          step="Still waiting for the server to make this page."
          isLive={false}
          className=""
        >
          <SkeletonList rows={2} />
        </LoadingArea>
      </Specimen>
    </>
  )
}
