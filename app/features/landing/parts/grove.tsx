/** Bamboo behind a hero: backdrop only, never behind small text. */
export function Grove() {
  return (
    <svg
      className={
        'pointer-events-none absolute inset-x-0 -top-15 h-170 w-full ' +
        'fill-[light-dark(color-mix(in_oklab,var(--accent-200)_80%,transparent),var(--grove-dark))] ' +
        '[--grove-dark:color-mix(in_oklab,var(--accent-900)_38%,transparent)] ' +
        '[mask-image:linear-gradient(#000_30%,transparent_96%)] max-sm:opacity-40'
      }
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <use href="/art/grove-hero.svg#stalks" />
    </svg>
  )
}
