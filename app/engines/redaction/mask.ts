/** What a mask can stand for, in the order of the legend. */
export const maskKinds = [
  'name',
  'phone',
  'email',
  'address',
  'birth',
  'iban',
  'card',
  'reference',
  'web',
  'added',
] as const
export type MaskKind = (typeof maskKinds)[number]

/** A stretch of the text that should be hidden, and the rule that found it. */
export type Find = {
  kind: MaskKind
  start: number
  end: number
  /** The rule in a few words, for the legend. */
  why: string
  /** False: the rule is a guess and a person should look. */
  isSure: boolean
}

const labels: Readonly<Record<MaskKind, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  birth: 'Birth date',
  iban: 'IBAN',
  card: 'Card',
  reference: 'Number',
  web: 'Link',
  added: 'Word',
}

/** "[Name 1]": what stands in the text in place of the word. */
export const toLabel = (kind: MaskKind, number: number) => `[${labels[kind]} ${number}]`
