import { ICON_SPRITE, type IconName } from './icon-names.ts'

export type { IconName }

type IconProps = { name: IconName; size?: number; className?: string }

/** A decorative outline icon, 1.75 px stroke on a 24 grid: the words beside it carry the meaning. */
export function Icon({ name, size = 18, className = '' }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`flex-none ${className}`}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
