/** A cell that a spreadsheet would run as a formula is kept as words. */
export const toSafeCell = (cell: string): string =>
  /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s%]+$/.test(cell) ? `'${cell}` : cell
