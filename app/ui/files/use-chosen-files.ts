import { useCallback, useEffect, useState, type RefObject } from 'react'
import { findFileProblem, type FileRules } from './file-check.ts'

type Chosen = { files: readonly File[]; refusals: readonly string[] }
type Rules = FileRules & { kinds: string; multiple: boolean }

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** The files of a real file input, gathered over several choices, drops and pastes; the input always holds the list. */
export function useChosenFiles(input: RefObject<HTMLInputElement>, rules: Rules) {
  const [{ files, refusals }, setChosen] = useState<Chosen>({ files: [], refusals: [] })
  const { accept, maxBytes, maxFiles, kinds, multiple } = rules

  const keep = useCallback(
    (next: readonly File[], complaints: readonly string[]) => {
      const transfer = new DataTransfer()
      for (const file of next) transfer.items.add(file)
      if (input.current) input.current.files = transfer.files
      setChosen({ files: next, refusals: complaints })
    },
    [input],
  )

  const add = useCallback(
    (added: readonly File[]) => {
      if (added.length === 0) return
      const checked = added.map((file) => ({ file, problem: findFileProblem(file, { accept, maxBytes }, kinds) }))
      const fine = checked.filter(({ problem }) => problem === null).map(({ file }) => file)
      const fresh = multiple ? fine.filter((file) => !files.some((one) => isSame(one, file))) : fine.slice(0, 1)
      const all = multiple ? [...files, ...fresh] : fresh.length > 0 ? fresh : files
      const limit = multiple ? (maxFiles ?? Infinity) : 1
      const complaints = checked.flatMap(({ problem }) => problem ?? [])
      const left = multiple ? all.length - limit : fine.length - 1
      if (left > 0)
        complaints.push(`Only ${limit} ${limit === 1 ? 'file fits' : 'files fit'} here, so ${left} had to stay behind.`)
      keep(all.slice(0, limit), complaints)
    },
    [files, keep, accept, maxBytes, maxFiles, kinds, multiple],
  )

  const remove = (file: File) => {
    keep(
      files.filter((one) => one !== file),
      [],
    )
  }

  // Files chosen before the script arrived lie in the input already.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) setChosen({ files: early, refusals: [] })
  }, [input])

  return { files, refusals, add, remove }
}
