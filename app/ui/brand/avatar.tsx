import type { CSSProperties } from 'react'

const sizes = {
  sm: 'size-6 text-[0.5938rem]',
  md: 'size-8 text-[0.7188rem]',
  lg: 'size-10 text-sm',
  xl: 'size-20 text-2xl',
} as const

/** Initials on a hue of the person's own, or their picture. */
export function Avatar({
  name,
  picture,
  size = 'md',
  className = '',
}: {
  name: string
  picture?: string | null
  size?: keyof typeof sizes
  className?: string
}) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        className={`avatar object-cover ${sizes[size]} ${className}`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`avatar ${sizes[size]} ${className}`}
      style={{ '--h': toHue(name) } as CSSProperties}
    >
      {toInitials(name)}
    </span>
  )
}

/** First letters of the first and the last word, or the first two of a single one. */
function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2)
  return letters.join('').toUpperCase() || '?'
}

/** The same hue for the same name, 0 to 359. */
function toHue(name: string): number {
  return [...name].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
}
