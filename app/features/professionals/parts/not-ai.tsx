/** What a machine is not, said on every page of this subject. No panda stands beside it. */
export function NotAi({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section aria-labelledby="not-ai" className="print:hidden">
      <h2 id="not-ai" className="heading-section">
        {title}
      </h2>
      <ul className="mt-4 border-t border-line">
        {points.map((point) => (
          <li key={point} className="max-w-[62ch] border-b border-line py-3.5 text-base">
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
