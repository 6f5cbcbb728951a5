/** One call that the benchmark makes. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: object | undefined
}
