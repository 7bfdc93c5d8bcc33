import { ahora } from '../../ui/ahora.ts'
import { dmy, hm, hoyDeQuienMira } from '../../ui/form/dates.ts'

const MINUTO = 60_000

/** How long ago, as one says it: «ahora», «hace 14 min», «hace 3 h», «ayer, 17:20», «03/03/2026». */
export function hace(iso: string, now = ahora()): string {
  const minutos = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTO)
  if (minutos < 1) return 'ahora'
  if (minutos < 60) return `hace ${minutos} min`
  const dia = hoyDeQuienMira(new Date(iso))
  if (dia === hoyDeQuienMira(now)) return `hace ${Math.floor(minutos / 60)} h`
  if (dia === hoyDeQuienMira(new Date(now.getTime() - 24 * 60 * MINUTO))) return `ayer, ${hm(iso)}`
  return dmy(iso)
}
