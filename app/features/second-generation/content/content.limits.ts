export const TITLE_MAX = 120
export const MESSAGE_MAX = 1_200
export const LINE_MAX = 300
export const FACT_MAX = 600
export const MOST_FACTS = 24
/** Empty rows that stand ready below the facts. */
export const SPARE_ROWS = 3
export const PIECE_MAX = 20_000
