import type { UsoEnTexto } from '@malla/contracts/imagenes.ts'
import { isClaveDeTexto, seccionPorKey } from '@malla/domain/planes/secciones.ts'
import { paths } from '../../paths.ts'

const NOMBRES: Record<UsoEnTexto['donde'], string> = {
  plan: 'Plan',
  programa: 'Programa',
  carta: 'Carta descriptiva',
  silabo: 'Sílabo',
  modelo: 'Modelo educativo',
}

/** A text that shows a picture, in words. */
export function nombreDeUso({ donde, titulo, key }: UsoEnTexto): string {
  const seccion = key && isClaveDeTexto(key) ? seccionPorKey(key).titulo : null
  return [seccion ?? NOMBRES[donde], titulo].join(' · ')
}

/** Where that text is read. */
export function direccionDeUso({ donde, id, key, periodo_id }: UsoEnTexto): string {
  switch (donde) {
    case 'plan':
      return paths.plan(id, { tab: 'secciones', ...(key && { seccion: key }) })
    case 'programa':
      return paths.textosDePrograma(id, key ?? undefined)
    case 'carta':
      return paths.carta({ curso: id })
    case 'silabo':
      return paths.silabo(id, periodo_id ? { periodo: periodo_id } : undefined)
    case 'modelo':
      return paths.modelo({ id })
  }
}
