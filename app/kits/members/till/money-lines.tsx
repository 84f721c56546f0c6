import { toMoneyText } from '#app/engines/money/amount.ts'

type Lines = {
  lines: readonly { words: string; minor: number }[]
  tax: { minor: number; words: string | null }
  total: number
  currency: string
  /** Of a paper, where it was paid already. */
  isPaid?: boolean
}

/** What is paid, line by line, with the sum. */
export function MoneyLines({ lines, tax, total, currency, isPaid = false }: Lines) {
  const rows = [...lines, ...(tax.minor > 0 ? [{ words: tax.words ?? 'Tax', minor: tax.minor }] : [])]
  return (
    <dl className="grid gap-2">
      {rows.map(({ words, minor }, n) => (
        <div key={n} className="flex items-baseline justify-between gap-4">
          <dt className="wrap-anywhere">{words}</dt>
          <dd className="tabular-nums">{toMoneyText(minor, currency)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-strong">
        <dt>{`${isPaid ? 'Total' : 'To pay'}${tax.minor > 0 ? '' : ', no tax added'}`}</dt>
        <dd className="tabular-nums">{toMoneyText(total, currency)}</dd>
      </div>
    </dl>
  )
}
