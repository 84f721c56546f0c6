import { Specimen, type GuideSectionEntry } from '../parts/guide.tsx'

const sizes = [
  { name: 'Meta', px: '12 on 18', look: 'text-xs' },
  { name: 'Interface', px: '14 on 20', look: 'text-sm' },
  { name: 'Reading', px: '16 on 25', look: 'text-base' },
  { name: 'Lead', px: '18 on 27', look: 'text-lg' },
  { name: 'Title', px: '22 on 28', look: 'text-xl' },
] as const

export function toEmojiText(): GuideSectionEntry {
  return {
    id: 'text',
    title: 'In text',
    lead: 'An emoji takes the size and the baseline of the words it stands in. The line keeps its height: the tinted band shows it.',
    children: (
      <>
        <ul className="rounded-card divide-y divide-line bg-surface shadow-sm">
          {sizes.map(({ name, px, look }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3.5">
              <span className={look}>
                <span className="bg-accent-soft text-accent-soft-fg">
                  Tea is ready{' '}
                  <span role="img" aria-label="teacup">
                    🍵
                  </span>{' '}
                  come and join
                </span>
              </span>
              <span className="text-xs text-fg-subtle tabular-nums">
                {name}, {px}
              </span>
            </li>
          ))}
        </ul>
        <Specimen
          name="A message of emoji alone"
          use="Up to three stand large; from the fourth on they are text again."
          className="flex flex-wrap items-end gap-3"
        >
          <p role="img" aria-label="panda, leaves" className="rounded-[18px] rounded-bl-[7px] bg-sunken px-4 py-3">
            <span className="text-[2.25rem] leading-none">🐼🍃</span>
          </p>
          <p
            role="img"
            aria-label="panda, leaves, teacup, seedling"
            className="rounded-[18px] rounded-bl-[7px] bg-sunken px-4 py-2.5 text-base"
          >
            🐼🍃🍵🌱
          </p>
        </Specimen>
      </>
    ),
  }
}
