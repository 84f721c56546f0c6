export const resultKinds = [
  { kind: 'all', label: 'All' },
  { kind: 'screen', label: 'Screens' },
  { kind: 'article', label: 'Help' },
  { kind: 'topic', label: 'Topics' },
] as const

export type ResultKind = (typeof resultKinds)[number]['kind']
