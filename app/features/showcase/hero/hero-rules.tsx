import type { GuideSectionEntry } from '../parts/guide.tsx'
import { WithNumbers } from '../data/numbers.tsx'

const rules = [
  [
    'One heading',
    'It says what the visitor gets, not what we are. It balances over its lines and never breaks a word.',
  ],
  ['One first action', 'Ask, record, dictate, look, browse. It stands where a thumb reaches it on a phone.'],
  ['One panda at most', 'It leans on the box. Editorial has none: the claims are the picture.'],
  ['Evidence before promises', 'A layout with room shows a counted answer and says where it comes from.'],
  ['Colour under a tenth', 'The brand shows in the leaf, the first action and one soft panel.'],
] as const

const numbers = [
  ['Headline', '38 to 60 px'],
  ['Lead', '18 on 27 px'],
  ['Measure', '33 em at most'],
  ['Folds at', '640 and 1024 px'],
  ['Moving pandas', 'one'],
] as const

export function toHeroRules(): GuideSectionEntry {
  return {
    id: 'rules',
    title: 'What every opening keeps',
    children: (
      <WithNumbers rows={numbers}>
        <dl className="grid gap-4">
          {rules.map(([name, words]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="mt-0.5 text-fg-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </WithNumbers>
    ),
  }
}
