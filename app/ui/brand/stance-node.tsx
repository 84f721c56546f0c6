const stances = {
  agrees: {
    words: 'agrees',
    colour: 'text-agree',
    drawing: (
      <>
        <circle cx="8" cy="8" r="6.5" fill="currentColor" />
        <path
          d="m5.2 8.2 2 2 3.6-4"
          className="stroke-surface"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  inPart: {
    words: 'agrees in part',
    colour: 'text-partial',
    drawing: (
      <>
        <circle cx="8" cy="8" r="5.7" stroke="currentColor" strokeWidth="1.6" />
        <path d="M8 3.6a4.4 4.4 0 0 0 0 8.8Z" fill="currentColor" />
      </>
    ),
  },
  disagrees: {
    words: 'disagrees',
    colour: 'text-dissent',
    drawing: (
      <>
        <circle cx="8" cy="8" r="5.7" stroke="currentColor" strokeWidth="1.6" />
        <path d="m6 6 4 4M10 6l-4 4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </>
    ),
  },
  silent: {
    words: 'did not say',
    colour: 'text-silent',
    drawing: <path d="M5 8h6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  },
} as const

export type Stance = keyof typeof stances

/** "Sable disagrees". */
export function toStanceWords(stance: Stance, who?: string): string {
  return who ? `${who} ${stances[stance].words}` : stances[stance].words
}

/** Where a seat stands on a claim: the shape carries the meaning, the colour repeats it. */
export function StanceNode({
  stance,
  who,
  size = 16,
  decorative = false,
  className = '',
}: {
  stance: Stance
  who?: string
  size?: number
  /** True where the words stand beside it. */
  decorative?: boolean
  className?: string
}) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': toStanceWords(stance, who) }
  return (
    <svg
      {...naming}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      className={`flex-none ${stances[stance].colour} ${className}`}
    >
      {stances[stance].drawing}
    </svg>
  )
}
