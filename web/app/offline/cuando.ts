import { hm } from '../../ui/form/dates.ts'

/** «21 de noviembre a las 15:40», in the time of the person; with the year where it is another one. */
export function cuandoFue(ms: number, ahora: Date = new Date()): string {
  const cuando = new Date(ms)
  const isEsteAno = cuando.getFullYear() === ahora.getFullYear()
  const dia = cuando.toLocaleDateString('es', {
    day: 'numeric',
    month: 'long',
    ...(!isEsteAno && { year: 'numeric' }),
  })
  return `${dia} a las ${hm(cuando)}`
}
