/** The largest table that is opened. Plans may allow less. */
export const TABLE_MAX_BYTES = 100 * 1_048_576
/** The files that are tables, by their endings. */
export const TABLE_KINDS = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,.sqlite,.sqlite3,.db'
export const QUESTION_MAX_CHARS = 300
/** Lines of an answer that are kept and shown. */
export const ANSWER_MAX_ROWS = 500
export const ROWS_SHOWN = 200
export const SQL_MAX_CHARS = 4_000
export const NAME_MAX_CHARS = 80
export const TEXT_MAX = 500_000
export const MOST_DASHBOARDS = 50
export const MOST_TILES = 12
export const MOST_ALERTS = 20
/** Looks of an alert that are kept. */
export const LOOKS_KEPT = 50
