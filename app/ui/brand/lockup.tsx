import { HeadMark } from './head-mark.tsx'

/** The drawn word "frenly"; its i is a culm with a leaf. */
export function Wordmark({ height = 25, className = '' }: { height?: number; className?: string }) {
  return (
    <svg
      viewBox="6 16 306 120"
      height={height}
      width={(height * 306) / 120}
      aria-hidden="true"
      className={`flex-none overflow-visible ${className}`}
    >
      <path
        fill="none"
        stroke="var(--pd-word)"
        strokeWidth="11.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M31 100V48C31 33.5 39.5 26.5 52 28M16 61H48M70 100V61M70 81C70 67.5 78.5 60 91 61.5M105.5 79.5H150C149.5 67.5 140.5 59.5 128.5 59.5C115 59.5 105.5 68.5 105.5 80.5C105.5 92.5 115 101.5 128.5 101.5C136 101.5 142 99 146 95M170 100V61M170 81C170 68 178 60 189.5 60C201 60 208 67.5 208 80V100M265 61V79C265 92 272.5 99.5 284 99.5C295.5 99.5 303 92 303 79V61M303 79V104C303 119 294 126.5 281 125.5"
      />
      <path
        fill="var(--pd-word)"
        d="M231 79H242.5V100A5.75 5.75 0 0 1 231 100ZM231 49H242.5V76.8H231ZM231 25A5.75 5.75 0 0 1 242.5 25V46.8H231Z"
      />
      <path fill="var(--pd-leaf)" d="M244.5 46.5C244.5 31.5 254 22.5 270.5 21.5C270.5 36.5 260.5 47 244.5 46.5Z" />
    </svg>
  )
}

/** Head and name of a brand. A name that is not the drawn word is set in the display weight, and leaves the smallest screens. */
export function Lockup({ name, className = '' }: { name: string; className?: string }) {
  const isDrawn = name.toLowerCase() === 'frenly'
  return (
    <span className={`inline-flex -translate-y-0.5 items-center gap-[7px] ${className}`}>
      <HeadMark size={32} />
      {isDrawn ? (
        <>
          <Wordmark className="mt-[3px]" />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <span className="text-[1.1875rem] max-[22.5rem]:sr-only leading-none font-display tracking-[-0.035em]">
          {name}
        </span>
      )}
    </span>
  )
}
