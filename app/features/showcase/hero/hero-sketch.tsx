import type { ReactNode } from 'react'
import type { HeroLayout } from './hero-choice.ts'

const head = 'fill-fg-muted'
const words = 'fill-line-strong'
const box = 'fill-surface stroke-accent'
const panda = 'fill-(--pd-ink)'

/** Headline, lead, box, panda and data of a layout on a grid of 160 by 100. */
const sketches: Readonly<Record<HeroLayout['id'], ReactNode>> = {
  leaning: (
    <>
      <path className={head} d="M16 18h62v7H16zM16 29h46v7H16z" />
      <path className={words} d="M16 42h76v3H16zM16 48h60v3H16z" />
      <circle className={panda} cx="124" cy="46" r="14" />
      <rect className={box} x="16" y="60" width="128" height="26" rx="6" />
    </>
  ),
  split: (
    <>
      <path className={head} d="M14 20h58v6H14zM14 30h44v6H14z" />
      <path className={words} d="M14 42h58v3H14zM14 48h50v3H14z" />
      <rect className={box} x="14" y="58" width="60" height="24" rx="6" />
      <rect className={box} x="86" y="16" width="60" height="68" rx="6" />
      <circle className="fill-none stroke-accent stroke-4" cx="103" cy="36" r="9" />
      <path className={words} d="M94 56h44v3H94zM94 64h38v3H94zM94 72h42v3H94z" />
    </>
  ),
  centred: (
    <>
      <path className={head} d="M36 14h88v7H36z" />
      <path className={words} d="M48 27h64v3H48z" />
      <circle className={panda} cx="80" cy="52" r="13" />
      <rect className={box} x="28" y="58" width="104" height="30" rx="6" />
    </>
  ),
  editorial: (
    <>
      <path className={head} d="M14 12h92v9H14zM14 25h64v9H14z" />
      <path className={words} d="M114 24h32v3h-32zM114 31h28v3h-28z" />
      <path className={head} d="M14 40h132v1.500H14z" />
      <path className={words} d="M14 49h60v3H14zM14 58h52v3H14zM14 67h56v3H14z" />
      <path
        className="fill-accent"
        d="M98 48h5v5h-5zM114 48h5v5h-5zM130 48h5v5h-5zM98 57h5v5h-5zM114 57h5v5h-5zM98 66h5v5h-5zM130 66h5v5h-5z"
      />
      <rect className={box} x="62" y="78" width="84" height="16" rx="5" />
    </>
  ),
  picker: (
    <>
      <path className={head} d="M14 12h78v7H14z" />
      <rect className="fill-accent-line" x="14" y="28" width="66" height="60" rx="6" />
      <circle className={panda} cx="64" cy="42" r="9" />
      <rect className={box} x="20" y="62" width="54" height="20" rx="5" />
      <path
        className={words}
        d="M88 28h27v28H88zM119 28h27v28h-27zM88 60h27v28H88zM119 60h27v28h-27z"
        strokeLinejoin="round"
      />
    </>
  ),
}

/** A layout as a small sketch; the words beside it name it. */
export function HeroSketch({ layout }: { layout: HeroLayout['id'] }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className="block w-full rounded-md bg-sunken">
      {sketches[layout]}
    </svg>
  )
}
