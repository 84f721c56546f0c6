/** Three culm segments turning: inside buttons and lines of text only. */
export function Spinner({ size = 'sm', className = '' }: { size?: 'sm' | 'lg'; className?: string }) {
  const measure = size === 'lg' ? 'size-6.5 text-accent' : 'size-4'
  return <span aria-hidden="true" className={`spinner-culm ${measure} ${className}`} />
}
