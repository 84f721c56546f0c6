import type { FixedScreenId } from '#app/catalogue/to.ts'

/** Something that members of the beta can switch on before everybody has it. */
export type BetaFeature = {
  id: string
  title: string
  /** What changes, and where it is seen. */
  about: string
  screen: FixedScreenId
}

/** Each is asked about with `isSwitchedOn` where it takes effect; one that nobody asks about has no place here. */
export const betaFeatures = [
  {
    id: 'short-home',
    title: 'A short home',
    about: 'Home ends below your tools: no examples, lessons or plans underneath.',
    screen: 'home',
  },
  {
    id: 'waits-at-home',
    title: 'What waits, at home',
    about: 'Questions nobody answered, disputes left open and thanks for you stand on home until they are done.',
    screen: 'home',
  },
  {
    id: 'quests-at-home',
    title: 'Your quests, at home',
    about: 'The quests you are on, with their next step, stand on home.',
    screen: 'home',
  },
] as const satisfies readonly BetaFeature[]

export type BetaFeatureId = (typeof betaFeatures)[number]['id']
export const findBetaFeature = (id: string): BetaFeature | null => betaFeatures.find((one) => one.id === id) ?? null
