/** What a member can say matters to them. The picture takes its hue and its side from the place in this list. */
export const nessValues = [
  { id: 'honesty', label: 'Honesty' },
  { id: 'kindness', label: 'Kindness' },
  { id: 'curiosity', label: 'Curiosity' },
  { id: 'freedom', label: 'Freedom' },
  { id: 'fairness', label: 'Fairness' },
  { id: 'family', label: 'Family' },
  { id: 'friendship', label: 'Friendship' },
  { id: 'craft', label: 'Craft' },
  { id: 'learning', label: 'Learning' },
  { id: 'courage', label: 'Courage' },
  { id: 'calm', label: 'Calm' },
  { id: 'humour', label: 'Humour' },
  { id: 'nature', label: 'Nature' },
  { id: 'beauty', label: 'Beauty' },
  { id: 'faith', label: 'Faith' },
  { id: 'tradition', label: 'Tradition' },
  { id: 'adventure', label: 'Adventure' },
  { id: 'health', label: 'Health' },
  { id: 'order', label: 'Order' },
  { id: 'generosity', label: 'Generosity' },
  { id: 'patience', label: 'Patience' },
  { id: 'privacy', label: 'Privacy' },
  { id: 'independence', label: 'Independence' },
  { id: 'solidarity', label: 'Solidarity' },
] as const

/** How somebody likes to work: of each pair one side, or none. */
export const nessWays = [
  {
    id: 'start',
    label: 'To begin',
    sides: [
      { id: 'plan', label: 'I plan first' },
      { id: 'try', label: 'I try it out first' },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    sides: [
      { id: 'alone', label: 'I work best alone' },
      { id: 'together', label: 'I work best together' },
    ],
  },
  {
    id: 'focus',
    label: 'Focus',
    sides: [
      { id: 'one', label: 'One thing at a time' },
      { id: 'many', label: 'Many things at once' },
    ],
  },
  {
    id: 'pace',
    label: 'Pace',
    sides: [
      { id: 'slow', label: 'Slow and thorough' },
      { id: 'fast', label: 'Quick, then better' },
    ],
  },
  {
    id: 'talk',
    label: 'To agree',
    sides: [
      { id: 'write', label: 'I write it down' },
      { id: 'speak', label: 'I talk it over' },
    ],
  },
  {
    id: 'hours',
    label: 'Hours',
    sides: [
      { id: 'early', label: 'Early in the day' },
      { id: 'late', label: 'Late in the day' },
    ],
  },
] as const

const sides = nessWays.flatMap((way) => way.sides.map((side, n) => ({ ...side, way: way.id, about: way.label, n })))

export const toValueLabel = (id: string): string | null => nessValues.find((one) => one.id === id)?.label ?? null
export const findSide = (id: string) => sides.find((side) => side.id === id) ?? null

/** Known values alone, each once, in the order of the list. */
export const toValues = (chosen: readonly string[]): string[] =>
  nessValues.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)

/** At most one side of each pair. */
export const toWays = (chosen: readonly string[]): string[] =>
  nessWays.flatMap((way) =>
    way.sides
      .map(({ id }) => id as string)
      .filter((id) => chosen.includes(id))
      .slice(0, 1),
  )
