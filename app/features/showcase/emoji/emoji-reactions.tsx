import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Specimen, type GuideSectionEntry } from '../parts/guide.tsx'

const reactions = [
  { glyph: '👍', name: 'Agree', use: 'Yes, or seen and fine', count: 4 },
  { glyph: '❤️', name: 'Thank you', use: 'Someone went out of their way', count: 2 },
  { glyph: '🎉', name: 'Celebrate', use: 'It shipped, it worked, it is your birthday', count: 7 },
  { glyph: '😄', name: 'Made me laugh', use: 'With you, never at you', count: 3 },
  { glyph: '🤔', name: 'Not sure', use: 'A doubt without a counter-claim', count: 1 },
  { glyph: '👀', name: 'Looking into it', use: 'Someone has picked it up', count: 1 },
  { glyph: '🌱', name: 'I learned something', use: 'It taught me something new', count: 5 },
] as const

export function toEmojiReactions(): GuideSectionEntry {
  return {
    id: 'reactions',
    title: 'Reactions',
    lead: 'Seven, and not one more: each has one meaning. A screen reader says the meaning and the count, never the name of the picture.',
    children: (
      <>
        <Specimen
          name="Under a message"
          use="The counts are sample data. Press one: your own reaction shows as chosen, with or without JavaScript."
        >
          {reactions.map(({ glyph, name, count }, n) => (
            <ChoiceChip
              key={name}
              type="checkbox"
              name="reaction"
              value={name}
              defaultChecked={n === 0}
              aria-label={`${name}, ${count} ${count === 1 ? 'person' : 'people'}`}
            >
              <span aria-hidden="true" className="text-base leading-none">
                {glyph}
              </span>
              <span aria-hidden="true" className="tabular-nums">
                {count}
              </span>
            </ChoiceChip>
          ))}
        </Specimen>
        <dl className="rounded-card divide-y divide-line bg-surface shadow-sm">
          {reactions.map(({ glyph, name, use }) => (
            <div key={name} className="flex min-h-14 items-center gap-4 px-4 py-2.5">
              <dt className="flex w-48 flex-none items-center gap-3 font-medium max-sm:w-40">
                <span aria-hidden="true" className="w-7 flex-none text-center text-xl leading-none">
                  {glyph}
                </span>
                {name}
              </dt>
              <dd className="min-w-0 text-fg-muted">{use}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  }
}
