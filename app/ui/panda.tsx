/** A pose's drawing area and how each layer of `/art/panda-<pose>.svg` (ids l0, l1, …) moves while the panda is live. */
const poses = {
  idle: { viewBox: '10 -14 220 256', layers: 'rest nod sway nod blink nod' },
  greeting: { viewBox: '10 -14 230 256', layers: 'rest wave rest wave nod sway nod blink nod wave rest' },
  thinking: { viewBox: '10 -14 230 256', layers: 'rest nod sway nod blink nod rest pulse' },
  celebrate: { viewBox: '0 -22 240 264', layers: 'rest nod sway nod rest' },
  sleepy: { viewBox: '-6 26 262 216', layers: 'rest nod sway nod rest rise' },
  worried: { viewBox: '10 -4 220 246', layers: 'rest nod sway nod blink nod rest' },
  reading: { viewBox: '10 -14 220 256', layers: 'rest nod sway nod rest' },
  headphones: { viewBox: '4 -14 236 256', layers: 'rest nod sway nod rest' },
  envelope: { viewBox: '10 -14 220 256', layers: 'rest nod sway nod blink nod rest' },
  munch: { viewBox: '10 -14 230 256', layers: 'rest nod sway nod blink nod rest' },
  paint: { viewBox: '4 -18 244 260', layers: 'rest nod sway nod blink nod rest' },
  peek: { viewBox: '10 -14 220 176', layers: 'nod sway nod blink nod rest' },
} as const satisfies Record<string, { viewBox: string; layers: string }>

export type PandaPose = keyof typeof poses
export const pandaPoses = Object.keys(poses) as PandaPose[]

/**
 * The panda in one of its poses; give it a width or a height by class. Decorative unless it has a title.
 * At most one live panda stands on a screen.
 */
export function Panda({
  pose,
  title,
  live = false,
  className = '',
}: {
  pose: PandaPose
  title?: string
  live?: boolean
  className?: string
}) {
  const { viewBox, layers } = poses[pose]
  const file = `/art/panda-${pose}.svg`
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg viewBox={viewBox} {...naming} className={`panda ${live ? `panda-${pose}` : ''} ${className}`}>
      {live ? (
        <g>
          {layers.split(' ').map((motion, n) => (
            <use key={n} href={`${file}#l${n}`} className={`pd-${motion}`} />
          ))}
        </g>
      ) : (
        <use href={`${file}#panda`} />
      )}
    </svg>
  )
}
