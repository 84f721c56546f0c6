/** Text as it is, in lines of one width. What scrolls can be reached by keyboard. */
export const PlainLines = ({
  label,
  text,
  className = 'max-h-80',
}: {
  label: string
  text: string
  className?: string
}) => (
  <div
    role="region"
    aria-label={label}
    tabIndex={0}
    className={`overflow-auto rounded-card bg-sunken p-3 ${className}`}
  >
    <pre dir="ltr" className="font-mono text-[0.8125rem]">
      {text}
    </pre>
  </div>
)
