const STRIPES =
  'bg-[repeating-linear-gradient(90deg,var(--awning)_0_28px,var(--awning-light)_28px_56px)] ' +
  '[--awning-light:light-dark(var(--accent-100),var(--accent-900))] [--awning:light-dark(var(--accent-400),var(--accent-600))] ' +
  '[mask-image:radial-gradient(14px_at_14px_calc(100%_-_14px),#000_98%,transparent),linear-gradient(#000_0_0)] ' +
  '[mask-size:28px_100%,100%_calc(100%_-_14px)] [mask-repeat:repeat-x,no-repeat] forced-colors:bg-none'

/** The striped roof of a stall. */
export function Awning({ className = 'h-9' }: { className?: string }) {
  return <span className={`block ${STRIPES} ${className}`} aria-hidden="true" />
}
