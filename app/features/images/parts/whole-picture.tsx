import type { ReactNode } from 'react'

type Props = { src: string; alt: string; width: number; height: number; className?: string; children?: ReactNode }

/** So much of the window's height a picture takes at most. */
const MOST_HIGH = 78

/** A picture as large as it fits. Its room is known before it comes, so that nothing below it moves. */
export function WholePicture({ src, alt, width, height, className = 'picture-figure', children }: Props) {
  const byHeight = ((MOST_HIGH * width) / Math.max(1, height)).toFixed(2)
  return (
    <div className={`justify-self-start ${className}`} style={{ width: `min(100%, ${width}px, ${byHeight}vh)` }}>
      <img src={src} alt={alt} width={width} height={height} className="block h-auto w-full" />
      {children}
    </div>
  )
}
