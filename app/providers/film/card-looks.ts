/** Colours of cards; ink on ground has more than 7 to 1. */
export const cardLooks = {
  bamboo: { label: 'Bamboo', from: '#0f3d2e', to: '#0a2a22', ink: '#f4fbf4', soft: '#bfe3cd', accent: '#7ee2a8' },
  paper: { label: 'Paper', from: '#fdf8ec', to: '#f3e8cf', ink: '#2a2118', soft: '#5d4d3a', accent: '#c2562d' },
  night: { label: 'Night', from: '#1a1f44', to: '#0e1024', ink: '#f5f6ff', soft: '#c3c9f2', accent: '#8aa2ff' },
  sun: { label: 'Sun', from: '#ffe9a8', to: '#ffd070', ink: '#34230a', soft: '#5c4210', accent: '#b3361b' },
} as const
export type CardLook = keyof typeof cardLooks
export const cardLookNames = Object.keys(cardLooks) as [CardLook, ...CardLook[]]
