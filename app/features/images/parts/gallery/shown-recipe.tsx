type Recipe = {
  prompt: string
  style: string | null
  seed: number | null
  width: number
  height: number
  version: string | null
}

/** What made a picture, for others to read. */
export function ShownRecipe({ recipe, engine, changed }: { recipe: Recipe; engine: string; changed: string }) {
  const { prompt, style, seed, width, height, version } = recipe
  const lines = [
    ['Prompt', prompt],
    ['Style', style?.replaceAll('-', ' ') ?? 'as the prompt says'],
    ['Size', `${width} × ${height}`],
    ['Seed', seed === null ? 'not said by the engine' : String(seed)],
    ['Drawn by', `${engine}${version ? `, version ${version}` : ''}${changed ? `; then ${changed}` : ''}`],
  ] as const
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
