import { Panda } from './panda.tsx'

/** Three culm segments turning: inside buttons and lines of text only. */
export function Spinner({ size = 'sm', className = '' }: { size?: 'sm' | 'lg'; className?: string }) {
  const measure = size === 'lg' ? 'size-6.5 text-accent' : 'size-4'
  return <span aria-hidden="true" className={`spinner-culm ${measure} ${className}`} />
}

/** What fills the content area while a screen loads. */
export function LoadingArea({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" aria-busy="true" className="grid min-h-[60vh] place-items-center content-center gap-4 px-gutter">
      <Panda pose="idle" live className="w-32" />
      <p className="flex items-center gap-2.5 text-fg-muted">
        <Spinner />
        {label}
      </p>
    </div>
  )
}
