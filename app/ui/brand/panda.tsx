/**
 * A pose's drawing area and what the layers of `/art/panda-<pose>.svg` (ids l0, l1, …) are: behind the head | the head,
 * from its face on | before it. panda.css says how each part moves while the panda is live.
 */
const poses = {
  idle: { viewBox: '10 -14 220 256', layers: 'body|face leaf patches eyes muzzle' },
  greeting: { viewBox: '10 -14 230 256', layers: 'body arm body arm|face leaf patches eyes muzzle|arm lines' },
  thinking: { viewBox: '10 -14 230 256', layers: 'body|face leaf patches eyes muzzle|arm dot dot dot' },
  celebrate: { viewBox: '0 -22 240 264', layers: 'bit bit bit shadow body|face leaf muzzle|body' },
  sleepy: { viewBox: '-6 26 262 216', layers: 'body|face leaf muzzle|paws dot dot dot' },
  worried: { viewBox: '10 -4 220 246', layers: 'body|face leaf patches eyes muzzle drop|arms' },
  reading: { viewBox: '10 -14 220 256', layers: 'body|face leaf muzzle|book page book' },
  headphones: { viewBox: '4 -14 236 256', layers: 'body|face leaf muzzle|dot dot' },
  envelope: { viewBox: '10 -14 220 256', layers: 'body|face leaf patches eyes muzzle|letter paws' },
  munch: { viewBox: '10 -14 230 256', layers: 'body|face leaf patches eyes muzzle mouth|cane' },
  paint: { viewBox: '4 -18 244 260', layers: 'dot dot dot body|face leaf patches eyes muzzle|arm' },
  peek: { viewBox: '10 -14 220 176', layers: 'face leaf patches eyes muzzle|paws' },
} as const satisfies Record<string, { viewBox: string; layers: string }>

/** Told to the browser's cache when a layer is added to a drawing. */
const DRAWN = 2

export type PandaPose = keyof typeof poses
export const pandaPoses = Object.keys(poses) as PandaPose[]

/**
 * The panda in one of its poses; give it a width or a height by class. Decorative unless it has a title.
 * At most one live panda stands on a screen. Its face belongs to its pose: there is no expression to choose.
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
  const file = `/art/panda-${pose}.svg?v=${DRAWN}`
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg viewBox={viewBox} {...naming} className={`panda ${live ? `panda-${pose}` : ''} ${className}`}>
      {live ? <Layers file={file} layers={layers} /> : <use href={`${file}#panda`} />}
    </svg>
  )
}

function Layers({ file, layers }: { file: string; layers: string }) {
  let n = 0
  return layers.split('|').map((group) => (
    <g key={group} className={group.startsWith('face') ? 'pd-head' : undefined}>
      {group.split(' ').map((part) => (
        <use key={n} href={`${file}#l${n++}`} className={`pd-${part}`} />
      ))}
    </g>
  ))
}
