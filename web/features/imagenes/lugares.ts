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

const seccionDe = (key: string | null) => (key && isClaveDeTexto(key) ? seccionPorKey(key) : null)

/** A text that shows a picture, in words. */
export const nombreDeUso = ({ donde, titulo, key }: UsoEnTexto): string =>
  [seccionDe(key)?.titulo ?? NOMBRES[donde], titulo].join(' · ')

/** Where that text is read. */
export function direccionDeUso({ donde, id, key, periodo_id }: UsoEnTexto): string {
  const seccion = seccionDe(key)
  switch (donde) {
    case 'plan':
      return paths.plan(id, { tab: 'secciones', ...(seccion && { seccion: seccion.ruta }) })
    case 'programa':
      return paths.textosDePrograma(id, seccion?.ruta)
    case 'carta':
      return paths.carta({ curso: id })
    case 'silabo':
      return paths.silabo(id, periodo_id ? { periodo: periodo_id } : undefined)
    case 'modelo':
      return paths.modelo({ vista: String(id) })
  }
}
