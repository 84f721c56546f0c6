import type { Chronology } from './chronology.ts'

type Facts = Omit<Chronology, 'questions'>

const matters = [
  {
    says: /\b(?:landlord|landlady|tenant|rent|lease|tenancy|evict|deposit|flat)\b/i,
    ask: 'May I lower or hold back rent, or would that harm me?',
  },
  {
    says: /\b(?:dismiss|fired|employer|redundan|salary|wage|contract of employment|boss)\w*\b/i,
    ask: 'How long do I have to object to a dismissal or to claim wages?',
  },
  {
    says: /\b(?:divorce|custody|separat|maintenance|ex-husband|ex-wife)\w*\b/i,
    ask: 'What should be settled for the children and the home first?',
  },
  {
    says: /\b(?:accident|injur|hospital|crash|insurer)\w*\b/i,
    ask: 'Which doctor’s papers prove the injury, and who should ask for them?',
  },
  {
    says: /\b(?:inherit|estate|executor|probate|my (?:late )?(?:father|mother) died)\w*\b/i,
    ask: 'What must be declared or refused, and by when?',
  },
  {
    says: /\b(?:debt|loan|bailiff|collector|enforcement)\w*\b/i,
    ask: 'Is the claim right in its sum, and has it become too old to collect?',
  },
  {
    says: /\b(?:police|arrest|charged|fine|summons|prosecutor)\w*\b/i,
    ask: 'Should I say anything to the police or the court before we have spoken?',
  },
] as const

/** Questions to bring, made of what was found and what is missing. Questions, never answers. */
export function toQuestions(text: string, { events, gaps, conflicts, deadlines, documents, amounts }: Facts): string[] {
  const unsure = events.filter(({ when }) => when.doubts.length > 0).length
  const [gap] = gaps
  return [
    deadlines.length > 0
      ? 'Which deadline runs in my matter, from which day does it count, and what stops it?'
      : 'Is there a deadline in my matter that I do not know of?',
    ...matters.filter(({ says }) => says.test(text)).map(({ ask }) => ask),
    ...(conflicts.length > 0
      ? ['I tell one thing in two ways. Which of the two can be proved, and does it matter?']
      : []),
    ...(unsure > 0
      ? [
          `Of ${unsure === 1 ? 'one date' : `${unsure} dates`} I am not certain. Where could the exact day be written down?`,
        ]
      : []),
    ...(gap ? [`I have nothing between ${gap.from} and ${gap.to}. Does that matter?`] : []),
    ...(documents.length > 0
      ? [
          `Do you need these in the original: ${documents
            .slice(0, 5)
            .map((one) => one.text)
            .join(', ')}?`,
        ]
      : ['Which papers would help you most?']),
    ...(amounts.length > 0 ? ['How do I prove the sums, and may I ask for interest or costs?'] : []),
    'What will the first talk cost, and what would the whole matter cost if it goes on?',
    'What should I not do until then?',
  ]
}
