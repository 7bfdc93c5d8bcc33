/** One line of the table: what was measured, ours and the bare floor of the same run, and the ratio that counts. */
export interface Renglon {
  que: string
  nuestro: string
  piso: string
  razon: string
  meta: string
}

/** Milliseconds of each of `times` runs, sorted. The first runs only warm up. */
export async function samples(times: number, run: () => Promise<unknown>, warm = 3): Promise<number[]> {
  for (let i = 0; i < warm; i++) await run()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  return taken.sort((a, b) => a - b)
}

/** The one in the middle. */
export const median = (sorted: number[]): number => sorted[sorted.length >> 1]!
/** Milliseconds for people: «1.5 ms», «240 ms», «12.3 s». */
export const ms = (n: number): string =>
  n < 10 ? `${n.toFixed(1)} ms` : n < 10_000 ? `${Math.round(n)} ms` : `${(n / 1000).toFixed(1)} s`
/** «1.25 ×». */
export const times = (n: number): string => `${n.toFixed(2)} ×`

/** The table as text, columns in line. */
export function table(rows: Renglon[]): string {
  const head: Renglon = { que: 'Qué', nuestro: 'Malla', piso: 'Piso', razon: 'Razón', meta: 'Meta' }
  const keys = ['que', 'nuestro', 'piso', 'razon', 'meta'] as const
  const all = [head, ...rows]
  const width = (k: keyof Renglon): number => Math.max(...all.map(r => r[k].length))
  const line = (r: Renglon): string =>
    keys.map(k => (k === 'que' ? r[k].padEnd(width(k)) : r[k].padStart(width(k)))).join('   ')
  return [line(head), keys.map(k => '─'.repeat(width(k))).join('───'), ...rows.map(line)].join('\n')
}
