import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** Samples of the words; each action leads somewhere that exists. */
export function States() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Card>
        <EmptyState
          heading="h3"
          title="No threads yet"
          action={
            <ButtonLink to={to('consensus')} variant="soft" size="sm">
              <Icon name="plus" size={16} />
              Ask a question
            </ButtonLink>
          }
        >
          Ask something worth keeping, then bring a friend into it.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          heading="h3"
          title="That answer got away"
          isAnnounced={false}
          safe="Your question is safe right here."
          action={
            <ButtonLink to={to('consensus')} size="sm">
              Try again
            </ButtonLink>
          }
        >
          Two models timed out.
        </ErrorState>
      </Card>
      <Card>
        <EmptyState
          heading="h3"
          pose="sleepy"
          title="You are offline"
          action={
            <ButtonLink to={`${to('loading-demo')}#states`} reloadDocument variant="plain" size="sm">
              <Icon name="refresh" size={16} />
              Check again
            </ButtonLink>
          }
        >
          Drafts stay on this device.
        </EmptyState>
      </Card>
    </div>
  )
}
