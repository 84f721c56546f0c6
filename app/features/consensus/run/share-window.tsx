import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { ComponentProps } from 'react'
import { ShareCard } from './share-card.tsx'

type Props = Omit<ComponentProps<typeof ShareCard>, 'view' | 'inDialog'> & {
  view: ComponentProps<typeof ShareCard>['view'] | null
  isOpen: boolean
  onClose: () => void
}

/** The window with the link of a run. Its code comes when it is opened. */
export function ShareWindow({ view, isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog
      id="share-dialog"
      title="Share this answer"
      description="Whoever has the link reads a copy of this page as it is now, without your name."
      isOpen={isOpen}
      onClose={onClose}
    >
      {view ? <ShareCard view={view} inDialog {...rest} /> : <Skeleton className="h-24 w-full" />}
    </Dialog>
  )
}
