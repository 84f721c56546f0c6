declare module 'sql.js' {
  export type Value = string | number | Uint8Array | null
  export type QueryExecResult = { columns: string[]; values: Value[][] }
  export class Database {
    constructor(data?: Uint8Array)
    exec(sql: string): QueryExecResult[]
    close(): void
  }
  export type SqlJsStatic = { Database: typeof Database }
  const initSqlJs: (options: {
    wasmBinary?: ArrayBuffer
    locateFile?: (name: string) => string
  }) => Promise<SqlJsStatic>
  export default initSqlJs
}
